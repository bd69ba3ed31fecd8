// Starts `layoutc lsp` for .layout files.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const command = vscode.workspace.getConfiguration("layoutc").get("path", "layoutc");
  client = new LanguageClient(
    "layoutc",
    "layoutc",
    { command, args: ["lsp", "--stdio"] },
    {
      documentSelector: [{ language: "layout" }],
      synchronize: { configurationSection: "layoutc" },
    }
  );
  return client.start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("layoutc.restartServer", async () => {
      if (client) await client.stop();
      await start();
    })
  );
  await start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
