"""Runs real editors with the configurations of Samples/editors against `layoutc lsp`.

    editors_check.py LAYOUTC SAMPLES NAME=PROGRAM...

Names: neovim, old-neovim, emacs, lsp-mode, vim, kate, node (for the extension of VS Code). Each opens a layout, breaks a
word and sees the diagnostic, hovers, completes and formats; most rename. All that fail are listed.
"""

import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

from protocol_check import PAGE

OWN = pathlib.Path(__file__).resolve().parent / "editors"

CALLS = {
    "neovim": ("neovim/layoutc.lua", ["--headless", "-u", "NONE", "-c", f"luafile {OWN}/neovim.lua"]),
    "old-neovim": ("neovim/layoutc.lua", ["--headless", "-u", "NONE", "-c", f"luafile {OWN}/neovim.lua"]),
    "emacs": ("emacs/layoutc.el", ["--batch", "-l", f"{OWN}/eglot.el"]),
    "lsp-mode": ("emacs/layoutc.el", ["--batch", "-l", f"{OWN}/lsp-mode.el"]),
    "vim": ("vim/layoutc.vim", ["-es", "-N", "-u", "NONE", "-S", f"{OWN}/ale.vim"]),
    "kate": ("kate", None),
    "node": ("vscode", None),
}


def kate(program, configuration, file, environment):
    """What is wrong after Kate has opened a file without a screen; `None`: it shows its diagnostics.

    Kate cannot be scripted: the server's log holds what both have sent.
    """
    home = file.parent
    log = home / "lsp.log"
    folders = {name: home / part for name, part in [
        ("lspclient.json", ".config/kate/lspclient"),
        ("layout.xml", ".local/share/org.kde.syntax-highlighting/syntax")]}
    for name, folder in folders.items():
        folder.mkdir(parents=True)
        shutil.copy(configuration / name, folder / name.replace("lspclient", "settings"))
    server = home / "bin/layoutc"
    (home / ".config/katerc").write_text(
        f"[Kate Plugins]\nlspclientplugin=true\n[lspclient]\nAllowedServerCommandLines={server} lsp\n")
    server.parent.mkdir()
    real = shutil.which("layoutc", path=environment["PATH"])
    server.write_text(f"#!/bin/sh\nexec {shlex.quote(real)} \"$@\" --log {log} --trace verbose\n")
    server.chmod(0o755)
    file.write_text(PAGE.replace("item hero", "itm hero"))
    (home / "runtime").mkdir(mode=0o700)
    environment = {**environment, "PATH": f"{server.parent}:{environment['PATH']}", "QT_QPA_PLATFORM": "offscreen",
                   "XDG_CONFIG_HOME": str(home / ".config"), "XDG_DATA_HOME": str(home / ".local/share"),
                   "XDG_RUNTIME_DIR": str(home / "runtime")}
    with open(home / "output", "w") as output:
        process = subprocess.Popen([program, "--block", str(file)], env=environment, cwd=home, stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=output)
    wanted = ['"languageId": "layout"', "unknown kind `itm`", "semanticTokens"]
    try:
        for _ in range(600):
            text = log.read_text() if log.exists() else ""
            if all(part in text for part in wanted):
                return None
            if process.poll() is not None:
                break
            time.sleep(0.1)
    finally:
        process.kill()
        process.wait()
    missing = [part for part in wanted if part not in text]
    return f"not in the log: {missing}\n{(home / 'output').read_text()[-1000:]}"


def run(name, program, layoutc, samples):
    """What is wrong with the server in an editor; `None`: nothing."""
    configuration, options = CALLS[name]
    configuration = samples / "editors" / configuration
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder).resolve() / "page.layout"
        file.write_text(PAGE)
        (file.parent / ".git").mkdir()
        environment = {
            **os.environ, "PATH": f"{layoutc.parent}:{os.environ['PATH']}", "HOME": folder,
            "LAYOUTC_CONFIGURATION": str(configuration), "LAYOUTC_FILE": str(file), "TERM": "dumb",
            "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder}
        if name == "kate":
            return kate(program, configuration, file, environment)
        call = [program, *options] if options else [
            program, str(OWN / "vscode.js"), str(configuration), str(layoutc), str(file)]
        try:
            result = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, timeout=90,
                                    stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired as error:
            return f"takes more than 90 s: {(error.stderr or b'')[-2000:]}"
        return None if result.returncode == 0 else (result.stderr + result.stdout)[-2000:]


def main():
    layoutc, samples = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    failed = []
    for argument in sys.argv[3:]:
        name, _, program = argument.partition("=")
        started = time.monotonic()
        trouble = run(name, str(pathlib.Path(program).absolute()), layoutc, samples)
        if trouble is None:
            print(f"{name}: the server works in it ({time.monotonic() - started:.0f} s)")
        else:
            failed.append(name)
            print(f"{name}: {trouble}")
    if failed:
        sys.exit(f"the server does not work in {', '.join(failed)}")


if __name__ == "__main__":
    main()
