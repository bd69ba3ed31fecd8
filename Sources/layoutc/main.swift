ignoreClosedPipes()
watchForInterruption()
leave(run(CommandLine.arguments.dropFirst()))
