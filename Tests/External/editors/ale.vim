" Drives `layoutc lsp` with ALE: vim -es -u NONE -S ale.vim, with LAYOUTC_CONFIGURATION and LAYOUTC_FILE
" in the environment.
set nocompatible hidden
filetype plugin on
let g:ale_lint_delay = 0
let g:ale_lint_on_text_changed = 'always'
packadd ale
execute 'source ' . fnameescape($LAYOUTC_CONFIGURATION)

function! Fail(what)
  call writefile(['vim: ' . a:what], '/dev/stderr')
  cquit
endfunction

function! Expect(condition, what)
  if !a:condition | call Fail(a:what) | endif
endfunction

function! Wait(what, condition)
  for step in range(300)
    if a:condition() | return | endif
    sleep 50m
  endfor
  call Fail(a:what)
endfunction

function! Shown()
  return map(copy(ale#engine#GetLoclist(bufnr(''))), 'get(v:val, "code", "") . " " . v:val.lnum')
endfunction

try
  execute 'edit ' . fnameescape($LAYOUTC_FILE)
  call Expect(&filetype ==# 'layout', 'the file type is ' . &filetype)
  call Expect(&shiftwidth == 4, 'the indentation')
  let g:line = search('item hero', 'w')
  let g:text = getline(g:line)
  call setline(g:line, substitute(g:text, 'item hero', 'itm hero', ''))
  call ale#Queue(0)
  call Wait('no diagnostic', {-> index(Shown(), 'L102 ' . g:line) >= 0})
  call setline(g:line, g:text)
  call ale#Queue(0)
  call Wait('the diagnostic stays', {-> Shown() == []})
  " Hover, by the message that ALE shows.
  call cursor(g:line, stridx(g:text, 'hero') + 2)
  let g:answers = []
  call ale#lsp_linter#SendRequest(bufnr(''), 'layoutc', [0, 'textDocument/hover', {
  \   'textDocument': {'uri': ale#util#ToURI(expand('#' . bufnr('') . ':p'))},
  \   'position': {'line': g:line - 1, 'character': stridx(g:text, 'hero') + 1}}],
  \   {answer -> add(g:answers, answer)})
  call Wait('no hover', {-> match(string(g:answers), '258 × 258') >= 0})
  let g:answers = []
  call ale#lsp_linter#SendRequest(bufnr(''), 'layoutc', [0, 'textDocument/completion', {
  \   'textDocument': {'uri': ale#util#ToURI(expand('#' . bufnr('') . ':p'))},
  \   'position': {'line': search('section posts', 'nw'), 'character': 0}}],
  \   {answer -> add(g:answers, answer)})
  call Wait('no completion', {-> match(string(g:answers), 'hgroup') >= 0})
  call setline(g:line, substitute(g:text, 'item hero', 'item    hero', ''))
  call ale#Queue(0)
  ALEFix
  call Wait('no formatting', {-> getline(g:line) ==# g:text})
catch
  call Fail(v:exception . ' at ' . v:throwpoint)
endtry
qall!
