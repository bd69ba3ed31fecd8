// Memory that a process was promised and has not yet written to.
#ifndef MEMORY_H
#define MEMORY_H

// Has the system lay out at once what a program's own variables are promised, where it can: the
// tables of the libraries lie scattered over all of it, and page by page takes twice as long.
void take_promised_memory(void);

#endif
