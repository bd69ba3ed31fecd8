// Starts `layoutc lsp` for .layout files, and `layoutc lsp --swift` for Swift files.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let clients = [];

function start() {
  const command = vscode.workspace.getConfiguration("layoutc").get("path", "layoutc");
  const client = (name, language, args) =>
    new LanguageClient(name, name, { command, args: ["lsp", "--stdio", ...args] }, {
      documentSelector: [{ language }],
      synchronize: { configurationSection: "layoutc" },
    });
  clients = [client("layoutc", "layout", []), client("layoutc for Swift", "swift", ["--swift"])];
  return Promise.all(clients.map((one) => one.start()));
}

function stop() {
  return Promise.all(clients.splice(0).map((one) => one.stop()));
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("layoutc.restartServer", async () => {
      await stop();
      await start();
    })
  );
  await start();
}

function deactivate() {
  return stop();
}

module.exports = { activate, deactivate };
