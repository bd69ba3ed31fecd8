ignoreClosedPipes()
watchForInterruption()
for case let word? in UnsafeMutableBufferPointer(
  start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
where String(validatingCString: word) == nil {
  let bytes = UnsafeRawBufferPointer(start: word, count: strlen(word))
  StandardError.error("cannot use '\(escapedName(bytes))': it is not UTF-8")
  terminate(.failure)
}
terminate(run(CommandLine.arguments.dropFirst()))
