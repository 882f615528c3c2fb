#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>

#include "internal.h"

static long (*_Atomic real)(long, ...);

static long (*find_real(void))(long, ...) {
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real;
}

long virtual_host_futex(void *address, int operation, int value, const struct timespec *left) {
  return find_real()(SYS_futex, address, operation | FUTEX_PRIVATE_FLAG, value, left, NULL, 0);
}

// Swift's crash handler stops all threads, those that hand on turns among them, and waits for them on an address: it takes
// part in nothing. The library has no other waits of that kind.
static uintptr_t swift_begin, swift_end;

static int note_swift(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size;
  (void)unused;
  if (!strstr(library->dlpi_name, "libswiftCore.so")) return 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    swift_begin = library->dlpi_addr + part->p_vaddr;
    swift_end = swift_begin + part->p_memsz;
  }
  return 1;
}

__attribute__((constructor)) static void find_swift(void) { dl_iterate_phdr(note_swift, NULL); }

static bool is_swift(const void *caller) { return (uintptr_t)caller >= swift_begin && (uintptr_t)caller < swift_end; }

static bool waits_for_lock(long operation) {
  long command = operation & FUTEX_CMD_MASK;
  return command == FUTEX_LOCK_PI || command == FUTEX_WAIT_BITSET;
}

// What asks the kernel without the C library's functions: Swift's SystemRandomNumberGenerator for chance, libdispatch for
// waits on an address and for its locks.
long syscall(long number, ...) {
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
  va_end(arguments);
  bool is_on = atomic_load(&virtual_host_on);
  if (number == SYS_getrandom && is_on) {
    virtual_host_fill_random((unsigned char *)a[0], (size_t)a[1]);
    return a[1];
  }
  long (*call)(long, ...) = find_real();
  if (number == SYS_futex && is_on && !is_swift(__builtin_return_address(0))) {
    if ((a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT) {
      return virtual_host_wait_on_address(call, (void *)a[0], a[1], a[2], (const struct timespec *)a[3]);
    }
    if (waits_for_lock(a[1])) {
      bool began = virtual_host_begin_waiting();
      long result = call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
      int error = errno;
      virtual_host_end_waiting(began);
      errno = error;
      return result;
    }
  }
  return call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
