#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <sys/syscall.h>

#include "internal.h"

// What asks the kernel without the C library's functions: Swift's SystemRandomNumberGenerator for chance, libdispatch for
// waits on an address.
long syscall(long number, ...) {
  static long (*_Atomic real)(long, ...);
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && atomic_load(&virtual_host_on)) {
    virtual_host_fill_random((unsigned char *)a[0], (size_t)a[1]);
    return a[1];
  }
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  if (number == SYS_futex && (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT && atomic_load(&virtual_host_on)) {
    return virtual_host_wait_on_address(real, (void *)a[0], a[1], a[2], (const struct timespec *)a[3]);
  }
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
