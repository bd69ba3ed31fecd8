#!/usr/bin/env python3
"""Builds Samples/swift/App with the plugins of this package, as an app does, and changes it.

    plugin_check.py SCRATCH [BUILD]

The first build takes as long as one of layoutc; with the folder BUILD of an earlier call less.
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


class App:
    """A copy of the sample, which depends on this working copy."""

    def __init__(self, scratch, build_folder):
        self.folder = scratch / "App"
        self.build_folder = build_folder
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(ROOT / "Samples/swift/App", self.folder, symlinks=False)
        self.sources = self.folder / "Sources/Screens"
        self.edit("Package.swift", '"../../.."', f'"{ROOT}"')

    def edit(self, path, old, new):
        file = self.folder / path
        text = file.read_text()
        assert old in text, f"{path} has no {old}"
        file.write_text(text.replace(old, new))

    def swift(self, *arguments):
        call = ["swift", arguments[0], "--scratch-path", str(self.build_folder), *arguments[1:]]
        result = subprocess.run(call, cwd=self.folder, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def build(self):
        return self.swift("build")

    def generate(self, *arguments):
        return self.swift(
            "package", "--allow-writing-to-package-directory", "generate-layouts", *arguments)

    def generated(self, name):
        """The text of a file that the build has generated."""
        files = list(self.build_folder.glob(f"plugins/outputs/**/{name}"))
        assert len(files) == 1, f"{name}: {files}"
        return files[0].read_text()


def check(condition, text, output=""):
    print("ok" if condition else "FAILED", text)
    if not condition:
        sys.exit(output)


def main():
    scratch = pathlib.Path(sys.argv[1]).resolve()
    app = App(scratch, pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else scratch / "build")
    code, output = app.build()
    check(code == 0, "the sample builds", output)
    check("spacing = gap" in app.generated("Gallery.layout.swift").replace(": gap", " = gap"),
          "its code is generated in the build's folder")

    other = app.sources / "Shop/Feed.layout"
    other.parent.mkdir()
    other.write_text("layout shop { section all { hgroup row 1w x 44 { item cell } } }\n")
    code, output = app.build()
    check(code == 0, "two layouts of one name in two folders build", output)
    names = ("struct FeedLayout", "struct ShopLayout")
    both = app.generated("Feed.layout.swift") + app.generated("Shop-Feed.layout.swift")
    check(all(name in both for name in names), "each has a file of its own")

    app.edit("Sources/Screens/Tokens.layout", "let gap = 8", "let gap = 12")
    code, output = app.build()
    check(code == 0, "it builds after a change of an imported file", output)
    check("gap: CGFloat = 12" in app.generated("Feed.layout.swift"), "which is generated anew")

    app.edit("Sources/Screens/Feed.layout", "    spacing: 24", "    spacng: 24")
    code, output = app.build()
    line = re.search(r"^\S*/Sources/Screens/Feed\.layout:5:5: error: .*spacng", output, re.M)
    check(code != 0 and line, "a mistake in a layout is an error at its line", output)
    app.edit("Sources/Screens/Feed.layout", "    spacng: 24", "    spacing: 24")
    check(app.build()[0] == 0, "it builds when that is repaired")

    code, output = app.generate()
    check(code == 0 and "Screens: skipped" in output, "what the build generates is skipped", output)
    app.edit("Package.swift", '.plugin(name: "LayoutPlugin", package: "layoutc")', "")
    code, output = app.generate("--check")
    check(code != 0 and "Feed.layout.swift" in output, "missing files are listed", output)
    code, output = app.generate("--target", "Screens")
    check(code == 0, "the command writes beside the layouts", output)
    check((app.sources / "Shop/Shop-Feed.layout.swift").is_file(),
          "where a name is taken with that of the folder")
    code, output = app.generate("--check")
    check(code == 0, "after which --check agrees", output)
    code, output = app.build()
    check(code == 0, "a package with committed code builds", output)
    app.edit("Sources/Screens/Tokens.layout", "let gap = 12", "let gap = 16")
    code, output = app.generate("--check")
    check(code != 0 and "Gallery.layout.swift" in output, "and names what differs", output)


main()
