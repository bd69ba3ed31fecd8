" Vim with ALE: source this file in ~/.vimrc.
autocmd BufRead,BufNewFile *.layout setfiletype layout
autocmd FileType layout setlocal commentstring=//\ %s shiftwidth=4 expandtab
autocmd FileType layout let b:ale_linters = ['layoutc'] | let b:ale_fixers = ['layoutc']

call ale#linter#Define('layout', {
\   'name': 'layoutc',
\   'lsp': 'stdio',
\   'language': 'layout',
\   'executable': 'layoutc',
\   'command': '%e lsp',
\   'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\})

" Beside sourcekit-lsp: what UIKit makes of the layouts in Swift code.
call ale#linter#Define('swift', {
\   'name': 'layoutc',
\   'lsp': 'stdio',
\   'language': 'swift',
\   'executable': 'layoutc',
\   'command': '%e lsp --swift',
\   'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\})

" :ALEFix formats.
function! LayoutcFormat(buffer) abort
  return {'command': 'layoutc format -'}
endfunction
call ale#fix#registry#Add('layoutc', 'LayoutcFormat', ['layout'], 'Format layouts.')

" :LayoutPreview opens the live page in a browser.
function! LayoutcPreview() abort
  call ale#lsp_linter#SendRequest(bufnr(''), 'layoutc', [0, 'workspace/executeCommand', {
  \   'command': 'layoutc.preview.open',
  \   'arguments': [ale#util#ToURI(expand('%:p'))]}], {answer -> v:true})
endfunction
command! LayoutPreview call LayoutcPreview()
