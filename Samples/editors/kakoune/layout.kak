hook global BufCreate .*\.layout %{ set-option buffer filetype layout }
hook global BufSetOption filetype=layout %{
    set-option buffer comment_line '//'
    set-option buffer indentwidth 4
}

define-command layout-preview -docstring 'open the live page in a browser' %{
    lsp-execute-command layoutc.preview.open "[""file://%val{buffile}""]"
}
