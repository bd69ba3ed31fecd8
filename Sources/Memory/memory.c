#define _GNU_SOURCE
#include "memory.h"

// In C because Swift does not see where the system says what is promised.
#ifdef __linux__
#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static int take(struct dl_phdr_info *program, size_t size, void *data) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < program->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &program->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || segment->p_memsz <= segment->p_filesz) continue;
    uintptr_t start = program->dlpi_addr + segment->p_vaddr + segment->p_filesz;
    uintptr_t end = program->dlpi_addr + segment->p_vaddr + segment->p_memsz;
    start = (start + page - 1) / page * page;
    // A system that does not know the advice gives page by page.
    if (start < end) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
  }
  // The program itself comes first; its libraries are not looked at.
  return 1;
}

void take_promised_memory(void) { dl_iterate_phdr(take, 0); }
#else
void take_promised_memory(void) {}
#endif
