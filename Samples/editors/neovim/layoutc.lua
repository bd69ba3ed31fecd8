-- Neovim 0.11: copy to ~/.config/nvim/plugin/. Earlier versions use the second half.
vim.filetype.add({ extension = { layout = "layout" } })

vim.api.nvim_create_autocmd("FileType", {
  pattern = "layout",
  callback = function()
    vim.bo.commentstring = "// %s"
    vim.bo.shiftwidth = 4
    vim.bo.expandtab = true
  end,
})

if vim.lsp.config then
  vim.lsp.config("layoutc", {
    cmd = { "layoutc", "lsp" },
    filetypes = { "layout" },
    root_markers = { ".layoutc.json", ".git" },
  })
  -- Beside sourcekit-lsp: what UIKit makes of the layouts in Swift code.
  vim.lsp.config("layoutc-swift", {
    cmd = { "layoutc", "lsp", "--swift" },
    filetypes = { "swift" },
    root_markers = { ".layoutc.json", "Package.swift", ".git" },
  })
  vim.lsp.enable({ "layoutc", "layoutc-swift" })
else
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "layout",
    callback = function()
      local id = vim.lsp.start_client({
        name = "layoutc",
        cmd = { "layoutc", "lsp" },
        root_dir = vim.fn.getcwd(),
      })
      if id then vim.lsp.buf_attach_client(0, id) end
    end,
  })
end
