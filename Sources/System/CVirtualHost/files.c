// The dates of files as the app reads them, on the virtual clock: a file that the app wrote has the time at which it closed
// it, and what was there before, or is still open, that of the app's start. The files themselves keep the machine's dates, and
// so do dates that an app set and that lie in its past.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#define BUCKETS 1024

// A file that was written in this run.
typedef struct Written {
  dev_t device;
  ino_t number;
  struct timespec real;  // the machine's date, by which a later change by others is told
  struct timespec made;  // when the machine made it: another file may get the number of one that is gone
  struct timespec born;
  struct timespec changed;
  struct Written *next;
} Written;

static Written *written[BUCKETS];
static pthread_mutex_t files_lock = PTHREAD_MUTEX_INITIALIZER;

static Written **bucket(dev_t device, ino_t number) { return &written[(device * 31 + number) % BUCKETS]; }

static Written *find(const struct stat *s) {
  for (Written *file = *bucket(s->st_dev, s->st_ino); file; file = file->next)
    if (file->device == s->st_dev && file->number == s->st_ino) return file;
  return NULL;
}

static bool is_later(const struct timespec *a, const struct timespec *b) {
  return a->tv_sec != b->tv_sec ? a->tv_sec > b->tv_sec : a->tv_nsec > b->tv_nsec;
}

static struct timespec virtual_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t;
}

// When the virtual clock began: no file of the app's own is older than that.
static struct timespec start;
static pthread_once_t started = PTHREAD_ONCE_INIT;
static void take_start(void) { start = virtual_now(); }

static void show(struct timespec *date, const struct timespec *known, const struct timespec *now) {
  if (known) *date = *known;
  else if (is_later(date, now)) *date = start;
}

static void show_dates(struct stat *s) {
  int error = errno;
  pthread_once(&started, take_start);
  struct timespec now = virtual_now();
  pthread_mutex_lock(&files_lock);
  Written *file = find(s);
  bool is_known = file && !is_later(&s->st_mtim, &file->real) && !is_later(&file->real, &s->st_mtim);
  show(&s->st_mtim, is_known ? &file->changed : NULL, &now);
  show(&s->st_atim, is_known ? &file->changed : NULL, &now);
  // Foundation takes this for the date of creation.
  show(&s->st_ctim, is_known ? &file->born : NULL, &now);
  pthread_mutex_unlock(&files_lock);
  errno = error;
}

static struct timespec machine_birth(int fd) {
  struct statx x;
  if (syscall(SYS_statx, fd, "", AT_EMPTY_PATH, STATX_BTIME, &x) || !(x.stx_mask & STATX_BTIME)) return (struct timespec){0, 0};
  return (struct timespec){x.stx_btime.tv_sec, x.stx_btime.tv_nsec};
}

// Before the descriptor goes: was something written by it?
static void note(int fd) {
  int error = errno;
  int flags = fcntl(fd, F_GETFL);
  struct stat s;
  if (flags >= 0 && (flags & O_ACCMODE) != O_RDONLY && !syscall(SYS_newfstatat, fd, "", &s, AT_EMPTY_PATH) && S_ISREG(s.st_mode)) {
    pthread_once(&started, take_start);
    struct timespec now = virtual_now(), made = machine_birth(fd);
    pthread_mutex_lock(&files_lock);
    Written *file = find(&s);
    if (!file && (file = calloc(1, sizeof *file))) {
      Written **place = bucket(s.st_dev, s.st_ino);
      *file = (Written){.device = s.st_dev, .number = s.st_ino, .born = now, .next = *place};
      *place = file;
    }
    if (file && (is_later(&made, &file->made) || is_later(&file->made, &made))) {
      file->made = made;
      file->born = file->changed = now;
    }
    // Who could also have read only is asked whether the date is another; that has the grain of a few milliseconds.
    if (file && ((flags & O_ACCMODE) == O_WRONLY || is_later(&s.st_mtim, &file->real))) {
      file->real = s.st_mtim;
      file->changed = now;
    }
    pthread_mutex_unlock(&files_lock);
  }
  errno = error;
}

#define NEXT(name, ...)                                        \
  static int (*_Atomic next)(__VA_ARGS__);                     \
  if (!next) next = (int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);

#define SHOWN(call)                                            \
  int result = call;                                           \
  if (!result && virtual_host_shows(CLOCK_REALTIME)) show_dates(s); \
  return result;

int stat(const char *restrict path, struct stat *restrict s) {
  NEXT("stat", const char *, struct stat *)
  SHOWN(next(path, s))
}

int lstat(const char *restrict path, struct stat *restrict s) {
  NEXT("lstat", const char *, struct stat *)
  SHOWN(next(path, s))
}

int fstat(int fd, struct stat *s) {
  NEXT("fstat", int, struct stat *)
  SHOWN(next(fd, s))
}

int fstatat(int fd, const char *restrict path, struct stat *restrict s, int flags) {
  NEXT("fstatat", int, const char *, struct stat *, int)
  SHOWN(next(fd, path, s, flags))
}

int close(int fd) {
  NEXT("close", int)
  if (virtual_host_shows(CLOCK_REALTIME)) note(fd);
  return next(fd);
}
