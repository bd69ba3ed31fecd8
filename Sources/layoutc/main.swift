ignoreClosedPipes()
watchForInterruption()
terminate(run(CommandLine.arguments.dropFirst()))
