// Starts `layoutc lsp` for .layout files and `layoutc lsp --swift` for Swift files, and shows the preview.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let clients = {};
let panel;

// What this client can do beyond the protocol: a name that was just made up is renamed at once.
const renaming = {
  fillClientCapabilities(capabilities) {
    capabilities.experimental = { ...capabilities.experimental, commands: ["layoutc.rename"] };
  },
  initialize() {},
  getState: () => ({ kind: "static" }),
  clear() {},
};

function setting(name, standard) {
  return vscode.workspace.getConfiguration("layoutc").get(name, standard);
}

function client(name, language, args) {
  const server = { command: setting("path", "layoutc"), args: ["lsp", "--stdio", ...args] };
  const made = new LanguageClient(name, name, server, {
    documentSelector: [{ language }],
    synchronize: { configurationSection: "layoutc" },
  });
  made.registerFeature(renaming);
  return made;
}

function start() {
  clients = { layout: client("layoutc", "layout", []) };
  if (setting("swift.enable", true)) {
    clients.swift = client("layoutc for Swift", "swift", ["--swift"]);
  }
  return Promise.all(Object.values(clients).map((one) => one.start()));
}

function stop() {
  const all = Object.values(clients);
  clients = {};
  return Promise.all(all.map((one) => one.stop()));
}

async function openPreview() {
  const document = vscode.window.activeTextEditor?.document;
  const server = document && clients[document.languageId];
  if (!server) return;
  const { url } = await server.sendRequest("layoutc/previewURL", {
    textDocument: { uri: document.uri.toString() },
  });
  if (setting("preview.place", "panel") === "browser") {
    await vscode.env.openExternal(vscode.Uri.parse(url));
    return;
  }
  if (!panel) {
    panel = vscode.window.createWebviewPanel(
      "layoutc.preview", "Layouts", vscode.ViewColumn.Beside,
      { enableScripts: true, retainContextWhenHidden: true }
    );
    panel.onDidDispose(() => { panel = undefined; });
  }
  panel.webview.html =
    `<!DOCTYPE html><html><body style="margin:0;height:100vh">` +
    `<iframe src="${url}" style="border:0;width:100%;height:100%"></iframe></body></html>`;
}

async function rename(uri, place) {
  const editor = await vscode.window.showTextDocument(vscode.Uri.parse(uri));
  const position = new vscode.Position(place.line, place.character);
  editor.selection = new vscode.Selection(position, position);
  await vscode.commands.executeCommand("editor.action.rename");
}

async function activate(context) {
  const commands = {
    "layoutc.openPreview": openPreview,
    "layoutc.rename": rename,
    "layoutc.restartServer": async () => {
      await stop();
      await start();
    },
  };
  for (const [name, action] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, action));
  }
  await start();
}

function deactivate() {
  return stop();
}

module.exports = { activate, deactivate };
