// On Linux each Swift module asks the linker for the libraries of concurrency and of regular expressions,
// whether it uses them or not; loading them takes 0.7 of 3.4 ms of the program's start. This entry stands in
// the list that the compiler hands to the linker, in front of the libraries, and makes the linker leave out
// those that nothing refers to. The linker settings of the package cannot say it: only unsafe flags can, and
// SwiftPM refuses a dependency that has them.
#ifdef __ELF__
__asm__(".section .swift1_autolink_entries,\"e\"\n"
        ".asciz \"-Wl,--as-needed\"\n"
        ".previous\n");
#endif
