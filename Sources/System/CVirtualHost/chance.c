#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

// Random numbers: all sources that the C library, Swift and Foundation have.

// The main thread draws from its own stream, so that what it gets does not depend on what other threads take.
static uint64_t streams[2] = {42, 43};

static uint64_t next_random(uint64_t *state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15ULL);  // splitmix64
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

void virtual_host_fill_random(unsigned char *bytes, size_t count) {
  pthread_mutex_lock(&virtual_host_lock);
  uint64_t *state = &streams[virtual_host_is_main_thread() ? 0 : 1];
  while (count) {
    uint64_t value = next_random(state);
    size_t n = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, n);
    bytes += n;
    count -= n;
  }
  pthread_mutex_unlock(&virtual_host_lock);
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  if (!atomic_load(&virtual_host_on)) return syscall(SYS_getrandom, bytes, count, flags);
  virtual_host_fill_random(bytes, count);
  return (ssize_t)count;
}

// Foundation's UUID opens the device, takes 16 bytes and closes it again. A page of the stream stands in.
static int open_random(int flags) {
  unsigned char page[4096];
  int fd = memfd_create("random", flags & O_CLOEXEC ? MFD_CLOEXEC : 0);
  if (fd < 0) return fd;
  virtual_host_fill_random(page, sizeof page);
  if (pwrite(fd, page, sizeof page, 0) < 0) {
    close(fd);
    return -1;
  }
  return fd;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  if (atomic_load_explicit(&virtual_host_on, memory_order_relaxed)
      && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) {
    return open_random(flags);
  }
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  unsigned char *p = bytes;
  while (count) {
    ssize_t n = getrandom(p, count, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return -1;
    p += n;
    count -= (size_t)n;
  }
  return 0;
}

void arc4random_buf(void *bytes, size_t count) {
  unsigned char *p = bytes;
  while (count) {
    size_t n = count < 256 ? count : 256;
    if (getentropy(p, n)) abort();
    p += n;
    count -= n;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound;  // below it the remainders would not be evenly spread
  uint32_t value;
  do {
    value = arc4random();
  } while (value < least);
  return value % bound;
}

void virtual_host_set_seed(uint64_t seed) {
  pthread_mutex_lock(&virtual_host_lock);
  streams[0] = seed;
  streams[1] = seed + 1;
  pthread_mutex_unlock(&virtual_host_lock);
}
