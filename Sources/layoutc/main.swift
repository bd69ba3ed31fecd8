internal import Memory

take_promised_memory()
ignoreClosedPipes()
watchForInterruption()
leave(run(CommandLine.arguments.dropFirst()))
