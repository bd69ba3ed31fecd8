"""Runs real editors with the configurations of Samples/editors against `layoutc lsp`.

    editors_check.py LAYOUTC SAMPLES NAME=PROGRAM...

Names: neovim, old-neovim, emacs, vim, node (for the extension of VS Code). Each opens a layout, breaks a
word and sees the diagnostic, hovers, completes and formats; most rename. All that fail are listed.
"""

import os
import pathlib
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
    "vim": ("vim/layoutc.vim", ["-es", "-N", "-u", "NONE", "-S", f"{OWN}/ale.vim"]),
    "node": ("vscode", None),
}


def main():
    layoutc, samples = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    failed = []
    for argument in sys.argv[3:]:
        name, _, program = argument.partition("=")
        program = str(pathlib.Path(program).absolute())
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
            call = [program, *options] if options else [
                program, str(OWN / "vscode.js"), str(configuration), str(layoutc), str(file)]
            started = time.monotonic()
            try:
                result = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, timeout=90,
                                        stdin=subprocess.DEVNULL)
                trouble = None if result.returncode == 0 else (result.stderr + result.stdout)[-2000:]
            except subprocess.TimeoutExpired as error:
                trouble = f"takes more than 90 s: {(error.stderr or b'')[-2000:]}"
        if trouble is None:
            print(f"{name}: the server works in it ({time.monotonic() - started:.0f} s)")
        else:
            failed.append(name)
            print(f"{name}: {trouble}")
    if failed:
        sys.exit(f"the server does not work in {', '.join(failed)}")


if __name__ == "__main__":
    main()
