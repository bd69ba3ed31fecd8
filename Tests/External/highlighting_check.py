#!/usr/bin/env python3
"""Checks how the editors' grammar highlights layouts.

    highlighting_check.py GRAMMAR FILE...

Reads GRAMMAR, a TextMate grammar in JSON, with PyPI's `textmate-grammar-python`. The tokens of the
text below must have the scopes listed with them, and in every FILE each word, number and sign must have
a scope that is not `invalid`. Exit code 0: no faults; 1: faults, which are printed; 2: a file could
not be read.
"""
import json
import logging
import sys

from textmate_grammar.parsers.base import LanguageParser

TEXT = '''// a comment
/// documentation
//// a comment
/* over
two lines */
let gap = -1.5pt
param columns in 1...6 = 3
define quad(side, spacing = 1) {
    vgroup quad (2 * side + gap)w x ~44 split 2 {
        insets.bottom: 0.92w
    }
}
layout feed {
    section "a \\"quoted\\" \\u{41} \\q name" {
        orthogonal: groupPaging; insets: horizontal 16, top gap
        use quad(side: 48)
        if container.width >= 700 && traits.idiom == pad {
            item item 2/3w x max(1, columns) { zIndex: gap > 1 ? 2 : 3 }
        } else { spacing: switch container.width { case ..<600: 1  default: 2 } }
        for n in 1..<columns { badge 20 x 20 { anchor: bottomTrailing } }
    }
}
preview "phone" 393 x 852 { measured posts { hero: _ x 30 }; expect posts.hero { count: 1 } }
import "other.layout"
let pinned = true
'''

# A line counted from 1, a token in it, and the innermost scope it must have.
WANTED = [
    (1, "// a comment", "comment.line.double-slash"),
    (2, "/// documentation", "comment.line.documentation"),
    (3, "//// a comment", "comment.line.double-slash"),
    (5, "two lines ", "comment.block"),
    (6, "let", "storage.type"), (6, "gap", "variable.other.constant"),
    (6, "=", "keyword.operator.assignment"), (6, "-", "keyword.operator.arithmetic"),
    (6, "1.5", "constant.numeric"), (6, "pt", "keyword.other.unit"),
    (7, "param", "storage.type"), (7, "in", "keyword.control"),
    (7, "...", "keyword.operator.range"), (7, "6", "constant.numeric"),
    (8, "define", "storage.type"), (8, "quad", "entity.name.function"),
    (9, "vgroup", "keyword.other.element"), (9, "quad", "entity.name.type"),
    (9, "w", "keyword.other.unit"), (9, "x", "keyword.operator.size"),
    (9, "~", "keyword.operator.estimated"), (9, "split", "keyword.other.clause"),
    (10, "insets", "variable.other.property"), (10, ".bottom", "variable.other.property.part"),
    (10, "0.92", "constant.numeric.fraction"),
    (13, "layout", "keyword.other.element"), (13, "feed", "entity.name.type"),
    (13, "{", "punctuation.section.block"),
    (14, "a ", "string.quoted.double"), (14, '\\"', "constant.character.escape"),
    (14, "\\u{41}", "constant.character.escape"), (14, "\\q", "invalid.illegal.escape"),
    (15, "orthogonal", "variable.other.property"), (15, "groupPaging", "support.constant"),
    (15, "horizontal", "variable.parameter"), (15, "top", "variable.parameter"),
    (15, ";", "punctuation.terminator.statement"), (15, ",", "punctuation.separator.sequence"),
    (16, "use", "keyword.control"), (16, "quad", "entity.name.function"),
    (16, "side", "variable.parameter"),
    (17, "if", "keyword.control"), (17, "container.width", "support.variable"),
    (17, ">=", "keyword.operator.comparison"), (17, "&&", "keyword.operator.logical"),
    (17, "traits.idiom", "support.variable"), (17, "pad", "support.constant"),
    (18, "item", "keyword.other.element"), (18, "2/3", "constant.numeric.fraction"),
    (18, "max", "support.function"), (18, "columns", "variable.other.readwrite"),
    (18, "zIndex", "variable.other.property"), (18, "?", "keyword.operator.ternary"),
    (19, "else", "keyword.control"), (19, "switch", "keyword.control"),
    (19, "case", "keyword.control"), (19, "..<", "keyword.operator.range"),
    (19, "default", "keyword.control"), (20, "for", "keyword.control"),
    (20, "bottomTrailing", "support.constant"),
    (23, "preview", "keyword.other.element"), (23, "phone", "string.quoted.double"),
    (23, "hero", "variable.other.member"), (23, "_", "constant.language.missing"),
    (23, "expect", "keyword.other.element"), (23, ".", "punctuation.accessor"),
    (24, "import", "keyword.control"),
    (25, "pinned", "variable.other.constant"), (25, "true", "constant.language.boolean"),
]


def tokens(parser, text):
    """The tokens of a text: line from 1, words, scopes from the outermost."""
    for (line, _), words, scopes in parser.parse_string(text).flatten():
        yield line + 1, words, [scope.removesuffix(".layout") for scope in scopes]


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    logging.disable(logging.CRITICAL)
    try:
        with open(arguments[0], encoding="utf-8") as file:
            parser = LanguageParser(json.load(file))
        faults = []
        found = list(tokens(parser, TEXT))
        for line, words, scope in WANTED:
            scopes = [token[2][-1] for token in found if token[:2] == (line, words)]
            if scope not in scopes:
                faults.append(f"line {line}: `{words}` is {scopes}, not {scope}")
        for path in arguments[1:]:
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for line, words, scopes in tokens(parser, text):
                if words.strip() and (len(scopes) < 2 or scopes[-1].startswith("invalid")):
                    faults.append(f"{path}:{line}: `{words}` is {scopes}")
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for fault in faults[:40]:
        print(fault)
    print(f"{len(WANTED)} tokens and {len(arguments) - 1} files highlighted, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
