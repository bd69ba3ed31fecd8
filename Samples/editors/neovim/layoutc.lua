-- Neovim 0.11: copy to ~/.config/nvim/plugin/. Earlier versions use the second half.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.layout",
  callback = function() vim.bo.filetype = "layout" end,
})

vim.api.nvim_create_autocmd("FileType", {
  pattern = "layout",
  callback = function()
    vim.bo.commentstring = "// %s"
    vim.bo.shiftwidth = 4
    vim.bo.expandtab = true
  end,
})

-- :LayoutPreview opens the live page in a browser.
vim.api.nvim_create_user_command("LayoutPreview", function()
  vim.lsp.buf_request(0, "workspace/executeCommand", {
    command = "layoutc.preview.open",
    arguments = { vim.uri_from_bufnr(0) },
  }, function() end)
end, {})

-- What was extracted is renamed at once.
vim.lsp.commands["layoutc.rename"] = function(command)
  local place = command.arguments[2]
  vim.api.nvim_win_set_cursor(0, { place.line + 1, place.character })
  vim.lsp.buf.rename()
end

if vim.lsp.config then
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.experimental = { commands = { "layoutc.rename" } }
  vim.lsp.config("layoutc", {
    cmd = { "layoutc", "lsp" },
    filetypes = { "layout" },
    root_markers = { ".layoutc.json", ".git" },
    capabilities = capabilities,
  })
  -- Beside sourcekit-lsp: what UIKit makes of the layouts in Swift code.
  vim.lsp.config("layoutc-swift", {
    cmd = { "layoutc", "lsp", "--swift" },
    filetypes = { "swift" },
    root_markers = { ".layoutc.json", "Package.swift", ".git" },
  })
  vim.lsp.enable({ "layoutc", "layoutc-swift" })
else
  local clients = {}
  local function attach(name, language, command)
    vim.api.nvim_create_autocmd("FileType", {
      pattern = language,
      callback = function()
        clients[name] = clients[name]
          or vim.lsp.start_client({ name = name, cmd = command, root_dir = vim.fn.getcwd() })
        if clients[name] then vim.lsp.buf_attach_client(0, clients[name]) end
      end,
    })
  end
  attach("layoutc", "layout", { "layoutc", "lsp" })
  attach("layoutc-swift", "swift", { "layoutc", "lsp", "--swift" })
end
