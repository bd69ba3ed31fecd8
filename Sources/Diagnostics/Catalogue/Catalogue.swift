extension Diagnostic.Code {
  /// Every code of the compiler that has a page, by subject.
  package static let all: [Self] =
    shapes + names + values + generationCodes + swiftCodes + testCodes

  /// Whether `word` is the number or the name of a code.
  package static func isCode(_ word: String) -> Bool {
    all.contains { $0.number == word || $0.name == word }
  }

  private static let shapes =
    tokenCodes + blockCodes + statementCodes + punctuationCodes
    + numberSyntaxCodes + sizeSyntaxCodes + headerSyntaxCodes + choiceCodes
    + foreignSyntaxCodes
  private static let names =
    nameCodes + headerCodes + childCodes + propertyCodes
    + argumentCodes + previewCodes + contentCodes + definitionCodes
    + importCodes
  private static let values =
    valueCodes + sizeCodes + numberCodes + caseCodes
    + groupCodes + dataCodes + effectCodes + directiveCodes
    + limitCodes + expansionLimitCodes
}
