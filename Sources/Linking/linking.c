// Every Swift module asks for the libraries of concurrency and of regular expressions, whether it uses
// them or not, and a program that loads them starts a quarter later. With this in front of the list that
// Swift's compiler hands to the linker, it leaves out what nothing refers to. A package has no setting for
// that which packages that depend on it may have as well.
#ifdef __ELF__
__asm__(".section .swift1_autolink_entries,\"e\"\n"
        ".asciz \"-Wl,--as-needed\"\n"
        ".text\n");
#endif
