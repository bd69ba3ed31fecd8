// Runs the extension for VS Code against stubs of its two modules: node vscode.js EXTENSION LAYOUTC FILE.
// The stub of the client really starts the server.
const { spawn } = require("child_process");
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL } = require("url");

const [folder, layoutc, file] = process.argv.slice(2).map((name) => path.resolve(name));
const description = JSON.parse(fs.readFileSync(path.join(folder, "package.json")));
const properties = description.contributes.configuration.properties;
const uri = pathToFileURL(file).toString();

class LanguageClient {
  static all = [];

  constructor(id, name, server, options) {
    Object.assign(this, { id, server, options, capabilities: {}, features: [], waiting: new Map(), count: 0 });
    LanguageClient.all.push(this);
  }

  registerFeature(feature) {
    feature.fillClientCapabilities(this.capabilities);
    this.features.push(feature);
  }

  async start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "ignore"] });
    let bytes = Buffer.alloc(0);
    this.process.stdout.on("data", (part) => {
      bytes = Buffer.concat([bytes, part]);
      for (;;) {
        const end = bytes.indexOf("\r\n\r\n");
        const length = end < 0 ? NaN : Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, end))[1]);
        if (!(bytes.length >= end + 4 + length)) return;
        const message = JSON.parse(bytes.subarray(end + 4, end + 4 + length));
        bytes = bytes.subarray(end + 4 + length);
        this.waiting.get(message.id)?.(message);
      }
    });
    const hello = await this.sendRequest("initialize", { processId: process.pid, capabilities: this.capabilities });
    this.given = hello.capabilities;
    for (const feature of this.features) feature.preInitialize?.(this.given);
    for (const name of this.given.executeCommandProvider?.commands ?? [])
      vscode.commands.registerCommand(name, (...args) =>
        this.sendRequest("workspace/executeCommand", { command: name, arguments: args }));
    this.send({ method: "initialized", params: {} });
    const languageId = this.options.documentSelector[0].language;
    this.send({ method: "textDocument/didOpen", params: {
      textDocument: { uri, languageId, version: 1, text: fs.readFileSync(file, "utf8") } } });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  sendRequest(method, params) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error }) => (error ? reject(error) : resolve(result)));
      this.send({ id, method, params });
    });
  }

  async stop() {
    await this.sendRequest("shutdown");
    this.send({ method: "exit" });
    this.code = await new Promise((resolve) => this.process.on("exit", resolve));
  }
}

const commands = new Map();
const executed = [];
const panels = [];
const values = { path: layoutc };
const vscode = {
  workspace: {
    getConfiguration: (section) => ({
      get: (name, standard) => {
        assert(properties[`${section}.${name}`], `${name} is not declared`);
        return values[name] ?? standard;
      },
    }),
  },
  commands: {
    registerCommand: (name, action) => {
      assert(!commands.has(name), `command '${name}' already exists`);
      commands.set(name, action);
    },
    executeCommand: (name) => executed.push(name),
  },
  window: {
    activeTextEditor: { document: { languageId: "layout", uri: { toString: () => uri } } },
    createWebviewPanel: () => {
      let disposed;
      const panel = { webview: {}, onDidDispose: (action) => { disposed = action; }, dispose: () => disposed() };
      return panels[panels.push(panel) - 1];
    },
    showTextDocument: async () => ({}),
  },
  env: { openExternal: (target) => executed.push(target) },
  Uri: { parse: (text) => text },
  ViewColumn: { Beside: -2 },
  Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
  Selection: class {},
};
const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);

async function main() {
  const extension = require(path.join(folder, description.main));
  await extension.activate({ subscriptions: [] });
  const [layout, swift] = LanguageClient.all;
  assert.deepStrictEqual(layout.server.args, ["lsp", "--stdio"]);
  assert.deepStrictEqual(swift.server.args, ["lsp", "--stdio", "--swift"]);
  assert.deepStrictEqual(layout.options.documentSelector, [{ language: "layout" }]);
  assert(layout.given.completionProvider && !swift.given.completionProvider);
  for (const { command } of description.contributes.commands) assert(commands.has(command), command);
  const position = { line: 0, character: 0 };
  const answer = await layout.sendRequest("textDocument/completion", { textDocument: { uri }, position });
  assert(answer.items.some((item) => item.label === "layout"));
  await commands.get("layoutc.openPreview")();
  assert.match(panels[0].webview.html, /<iframe src="http:\/\/127\.0\.0\.1:/);
  await commands.get("layoutc.preview.open")(uri, "iPhone 15");
  assert.strictEqual(panels.length, 1);
  assert.match(panels[0].webview.html, /<iframe src="http:\/\/127\.0\.0\.1:.*&preview=iPhone%2015"/);
  await commands.get("layoutc.preview.close")();
  await commands.get("layoutc.openPreview")();
  assert.strictEqual(panels.length, 2);
  values["preview.place"] = "browser";
  await commands.get("layoutc.openPreview")();
  assert.match(String(executed[0]), /^http:/);
  await commands.get("layoutc.rename")(uri, position);
  assert.strictEqual(executed[1], "editor.action.rename");
  await extension.deactivate();
  assert.deepStrictEqual([layout.code, swift.code], [0, 0]);
}

main().catch((error) => {
  console.error("vscode:", error);
  process.exit(1);
});
