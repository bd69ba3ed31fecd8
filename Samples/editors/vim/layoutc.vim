" Vim with ALE: source this file in ~/.vimrc.
autocmd BufRead,BufNewFile *.layout setfiletype layout
autocmd FileType layout setlocal commentstring=//\ %s shiftwidth=4 expandtab

call ale#linter#Define('layout', {
\   'name': 'layoutc',
\   'lsp': 'stdio',
\   'language': 'layout',
\   'executable': 'layoutc',
\   'command': '%e lsp',
\   'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\})
