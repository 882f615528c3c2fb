// Names of functions that are not exported, from the symbol table of the file that they were loaded from.
#define _GNU_SOURCE
#include "swift_runtime.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
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

typedef struct {
  int section;
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
  size_t names_size;
} Table;

// The file's next table of symbols after the one given, which begins as all zero.
static int next_table(const uint8_t *file, size_t size, Table *table) {
  const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG)) return 0;
  if (!is_within(size, head->e_shoff, (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)))) return 0;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + head->e_shoff);
  while (table->section < head->e_shnum) {
    const ElfW(Shdr) *entry = &sections[table->section++];
    if (entry->sh_type != SHT_SYMTAB || entry->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[entry->sh_link];
    if (!is_within(size, entry->sh_offset, entry->sh_size) || !is_within(size, names->sh_offset, names->sh_size)) continue;
    // Names end with a zero, the last one too.
    if (!names->sh_size || file[names->sh_offset + names->sh_size - 1]) continue;
    table->symbols = (const ElfW(Sym) *)(file + entry->sh_offset);
    table->count = entry->sh_size / sizeof *table->symbols;
    table->names = (const char *)file + names->sh_offset;
    table->names_size = names->sh_size;
    return 1;
  }
  return 0;
}

static const char *symbol_name(const Table *table, size_t index) {
  size_t offset = table->symbols[index].st_name;
  return offset < table->names_size ? table->names + offset : NULL;
}

// With an ending given, of the data there whose name ends so; else of the function.
static char *find_symbol(const uint8_t *file, size_t size, uint64_t value, const char *ending) {
  int kind = *ending ? STT_OBJECT : STT_FUNC;
  Table table = {0};
  while (next_table(file, size, &table)) {
    for (size_t i = 0; i < table.count; i++) {
      if (table.symbols[i].st_value != value || ELF64_ST_TYPE(table.symbols[i].st_info) != kind) continue;
      const char *name = symbol_name(&table, i);
      if (!name || strlen(name) < strlen(ending)) continue;
      if (!strcmp(name + strlen(name) - strlen(ending), ending)) return strdup(name);
    }
  }
  return NULL;
}

// The file that the address was loaded from, in memory, and the address as the file has it; NULL where there is none.
static void *map_file(unsigned long address, size_t *size, uint64_t *value) {
  Search search = {.address = address};
  if (!dl_iterate_phdr(find_file, &search)) return NULL;
  int file = open(search.file, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat info;
  void *bytes = MAP_FAILED;
  if (!fstat(file, &info) && info.st_size > 0) {
    bytes = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    *size = (size_t)info.st_size;
    *value = address - search.base;
  }
  close(file);
  return bytes == MAP_FAILED ? NULL : bytes;
}

char *flipside_copy_symbol_name(unsigned long address) {
  size_t size;
  uint64_t value;
  void *bytes = map_file(address, &size, &value);
  if (!bytes) return NULL;
  char *name = find_symbol(bytes, size, value, "");
  munmap(bytes, size);
  return name;
}

char *flipside_copy_member_names(unsigned long descriptor) {
  size_t size;
  uint64_t value;
  uint8_t *bytes = map_file(descriptor, &size, &value);
  if (!bytes) return NULL;
  char *prefix = find_symbol(bytes, size, value, "Mn");
  char *text = NULL;
  if (prefix) {
    size_t length = strlen(prefix) - 2, used;
    FILE *out = open_memstream(&text, &used);
    Table table = {0};
    while (out && next_table(bytes, size, &table)) {
      for (size_t i = 0; i < table.count; i++) {
        const char *name = symbol_name(&table, i);
        if (!name || strncmp(name, prefix, length)) continue;
        int is_local = ELF64_ST_BIND(table.symbols[i].st_info) == STB_LOCAL;
        fprintf(out, "%s%s\n", is_local ? "" : "+", name);
      }
    }
    if (out) fclose(out);
    free(prefix);
  }
  munmap(bytes, size);
  return text;
}

extern char *swift_demangle(const char *name, size_t length, char *out, size_t *capacity, uint32_t flags);

char *flipside_copy_demangled_name(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }

const char *flipside_image_path(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : NULL;
}
