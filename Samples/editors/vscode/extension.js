// Starts `layoutc lsp` for .layout files and `layoutc lsp --swift` for Swift files, and shows the preview.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let clients = {};
let panel;
let subscriptions;
const known = new Set();

// What this client can do beyond the protocol: a name that was just made up is renamed at once. Both servers
// have the same commands: each is registered once, and goes to the server of its file.
const additions = {
  fillClientCapabilities(capabilities) {
    capabilities.experimental = { ...capabilities.experimental, commands: ["layoutc.rename"] };
  },
  preInitialize(capabilities) {
    const names = capabilities.executeCommandProvider?.commands ?? [];
    delete capabilities.executeCommandProvider;
    for (const name of names.filter((one) => !known.has(one))) {
      known.add(name);
      subscriptions.push(vscode.commands.registerCommand(name, (...args) => run(name, args)));
    }
  },
  initialize() {},
  getState: () => ({ kind: "static" }),
  clear() {},
};

function run(command, args) {
  if (command === "layoutc.preview.open") return openPreview(...args);
  if (command === "layoutc.preview.close") panel?.dispose();
  return server(args[0])?.sendRequest("workspace/executeCommand", { command, arguments: args });
}

// The server of a file, or of the one that is edited.
function server(uri) {
  return clients[(uri ?? edited() ?? "").endsWith(".swift") ? "swift" : "layout"];
}

function edited() {
  const document = vscode.window.activeTextEditor?.document;
  return document && clients[document.languageId] && document.uri.toString();
}

function setting(name, standard) {
  return vscode.workspace.getConfiguration("layoutc").get(name, standard);
}

function client(name, language, args) {
  const started = { command: setting("path", "layoutc"), args: ["lsp", "--stdio", ...args] };
  const made = new LanguageClient(name, name, started, {
    documentSelector: [{ language }],
    synchronize: { configurationSection: "layoutc" },
  });
  made.registerFeature(additions);
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

async function openPreview(uri = edited(), preview = undefined) {
  if (!uri) return;
  const { url } = await server(uri).sendRequest("layoutc/previewURL", { textDocument: { uri }, preview });
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
  subscriptions = context.subscriptions;
  const own = {
    "layoutc.openPreview": () => openPreview(),
    "layoutc.rename": rename,
    "layoutc.restartServer": async () => {
      await stop();
      await start();
    },
  };
  for (const [name, action] of Object.entries(own)) {
    subscriptions.push(vscode.commands.registerCommand(name, action));
  }
  await start();
}

function deactivate() {
  return stop();
}

module.exports = { activate, deactivate };
