-- Opens, completes, hovers, renames, fixes and formats a layout in Neovim, with the configuration of
-- Samples/editors: nvim --headless -u NONE -l neovim.lua CONFIGURATION FILE, or with -c "luafile …" in
-- versions without -l, where both are in the environment.
local configuration = os.getenv("LAYOUTC_CONFIGURATION")
local file = os.getenv("LAYOUTC_FILE")
local isNew = vim.lsp.config ~= nil

local function finish(failure)
  if failure then
    io.stderr:write(failure .. "\n")
    vim.cmd("cquit 1")
  end
  vim.cmd("qall!")
end

local function expect(condition, what)
  if not condition then finish("neovim: " .. what) end
end

local function wait(what, condition)
  expect(vim.wait(15000, condition, 20), what)
end

local function check()
  vim.cmd("filetype plugin indent on")
  vim.cmd("source " .. configuration)
  vim.cmd("edit " .. file)
  expect(vim.bo.filetype == "layout", "the file type is " .. vim.bo.filetype)
  expect(vim.bo.commentstring == "// %s" and vim.bo.shiftwidth == 4, "comments or indentation")
  local function clients()
    return vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
  end
  wait("no client", function()
    for _, client in pairs(clients()) do
      if client.server_capabilities and client.server_capabilities.hoverProvider then return true end
    end
  end)
  local client
  for _, one in pairs(clients()) do client = one end
  local uri = vim.uri_from_bufnr(0)
  local function ask(method, parameters)
    local answers, failure = vim.lsp.buf_request_sync(0, method, parameters, 15000)
    expect(answers, method .. ": " .. tostring(failure))
    for _, answer in pairs(answers) do
      expect(not answer.err, method .. ": " .. vim.inspect(answer.err))
      return answer.result
    end
  end
  local function place(word)
    for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
      local column = line:find(word, 1, true)
      if column then return { line = number - 1, character = column } end
    end
  end
  local document = { uri = uri }
  -- Diagnostics follow what is typed.
  local line = place("item hero").line
  local text = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]
  vim.api.nvim_buf_set_lines(0, line, line + 1, false, { (text:gsub("item hero", "itm hero")) })
  wait("no diagnostic", function()
    for _, found in ipairs(vim.diagnostic.get(0)) do
      if found.code == "L102" and found.lnum == line then return true end
    end
  end)
  vim.api.nvim_buf_set_lines(0, line, line + 1, false, { text })
  wait("the diagnostic stays", function() return #vim.diagnostic.get(0) == 0 end)
  -- Hover, completion, rename.
  local hover = ask("textDocument/hover", { textDocument = document, position = place("hero 2/3w") })
  expect(hover and hover.contents.value:find("258 × 258", 1, true), "hover")
  local start = { line = place("section posts").line + 1, character = 0 }
  local items = ask("textDocument/completion", { textDocument = document, position = start }).items
  local labels = vim.tbl_map(function(item) return item.label end, items)
  expect(vim.tbl_contains(labels, "hgroup"), "completion")
  local edit = ask("textDocument/rename",
    { textDocument = document, position = place("gap = 2"), newName = "space" })
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding or "utf-16")
  local whole = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
  expect(whole:find("let space = 2", 1, true) and whole:find("insets: space", 1, true), "rename")
  -- Formatting.
  vim.api.nvim_buf_set_lines(0, line, line + 1, false, { (text:gsub("gap", "space"):gsub(" {", "   {")) })
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ async = false, timeout_ms = 15000 })
  else
    vim.lsp.buf.formatting_sync({}, 15000)
  end
  local formatted = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]
  expect(formatted == text:gsub("gap", "space"), "formatting: " .. formatted)
  if isNew then
    expect(client.offset_encoding == "utf-8", "the encoding is " .. client.offset_encoding)
    vim.lsp.inlay_hint.enable(true)
    wait("no inlay hints", function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) > 0 end)
    wait("no semantic tokens", function()
      return #(vim.lsp.semantic_tokens.get_at_pos(0, 2, 0) or {}) > 0
    end)
    local folds = ask("textDocument/foldingRange", { textDocument = document })
    expect(folds and #folds > 3, "folding")
  end
end

vim.o.hidden = true
local worked, failure = pcall(check)
finish(not worked and tostring(failure) or nil)
