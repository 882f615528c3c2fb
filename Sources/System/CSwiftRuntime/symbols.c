// Names of functions that are not exported, from the symbol table of the file that they were loaded from.
#define _GNU_SOURCE
#include "swift_runtime.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  uintptr_t address;
  uintptr_t base;
  const char *file;
} Search;

static int find_file(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Search *search = context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (search->address < start || search->address - start >= header->p_memsz) continue;
    search->base = info->dlpi_addr;
    search->file = info->dlpi_name[0] ? info->dlpi_name : "/proc/self/exe";
    return 1;
  }
  return 0;
}

// Whether a part of the file lies within it.
static int is_within(size_t size, uint64_t offset, uint64_t length) { return offset <= size && length <= size - offset; }

static char *find_symbol(const uint8_t *file, size_t size, uint64_t value) {
  const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG)) return NULL;
  if (!is_within(size, head->e_shoff, (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)))) return NULL;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + head->e_shoff);
  for (int i = 0; i < head->e_shnum; i++) {
    const ElfW(Shdr) *table = &sections[i];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (!is_within(size, table->sh_offset, table->sh_size) || !is_within(size, names->sh_offset, names->sh_size)) continue;
    const ElfW(Sym) *symbols = (const ElfW(Sym) *)(file + table->sh_offset);
    for (size_t j = 0; j < table->sh_size / sizeof *symbols; j++) {
      if (symbols[j].st_value != value || ELF64_ST_TYPE(symbols[j].st_info) != STT_FUNC) continue;
      if (symbols[j].st_name >= names->sh_size) continue;
      const char *name = (const char *)file + names->sh_offset + symbols[j].st_name;
      return strndup(name, names->sh_size - symbols[j].st_name);
    }
  }
  return NULL;
}

char *flipside_copy_symbol_name(unsigned long address) {
  Search search = {.address = address};
  if (!dl_iterate_phdr(find_file, &search)) return NULL;
  int file = open(search.file, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat info;
  char *name = NULL;
  if (!fstat(file, &info) && info.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      name = find_symbol(bytes, (size_t)info.st_size, address - search.base);
      munmap(bytes, (size_t)info.st_size);
    }
  }
  close(file);
  return name;
}

extern char *swift_demangle(const char *name, size_t length, char *out, size_t *capacity, uint32_t flags);

char *flipside_copy_demangled_name(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }
