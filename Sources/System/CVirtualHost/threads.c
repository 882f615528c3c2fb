// What the threads of this process are doing.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#define MOST_THREADS 512
#define MOST_NOTED 128
// A thread that takes more processor time than this at one instant of the virtual clock will not rest by itself.
#define PATIENCE (10 * SECOND)
// The main thread while others want their turn: it may wait for them without sleeping.
#define PATIENCE_WITH_MAIN (5 * SECOND)
#define STOPPED (SECOND / 20)

typedef struct {
  int id;
  int64_t used;  // processor time
} Thread;

static _Atomic int own_threads[MOST_NOTED];
static _Atomic int restless[MOST_NOTED];

static bool contains(_Atomic int *list, int thread) {
  for (int i = 0; i < MOST_NOTED; i++)
    if (atomic_load(&list[i]) == thread) return true;
  return false;
}

static void add(_Atomic int *list, int thread) {
  for (int i = 0; i < MOST_NOTED; i++) {
    int none = 0;
    if (atomic_compare_exchange_strong(&list[i], &none, thread)) return;
  }
}

static void drop(_Atomic int *list, int thread) {
  for (int i = 0; i < MOST_NOTED; i++) {
    int found = thread;
    atomic_compare_exchange_strong(&list[i], &found, 0);
  }
}

static int thread_id(void) { return (int)syscall(SYS_gettid); }

void virtual_host_hide_thread(void) { add(own_threads, thread_id()); }

// Processor time that the thread has had, exact to the nanosecond; -1 when it is gone. The clock's number is Linux's for
// a thread's own.
static int64_t used_by(int thread) {
  struct timespec t;
  clockid_t clock = (clockid_t)((~(unsigned int)thread << 3) | 6);
  return syscall(SYS_clock_gettime, clock, &t) ? -1 : virtual_host_nanoseconds(&t);
}

// All but the caller and the host's own.
static int list_threads(Thread *threads) {
  DIR *directory = opendir("/proc/self/task");
  if (!directory) return 0;
  int me = thread_id(), count = 0;
  struct dirent *entry;
  while (count < MOST_THREADS && (entry = readdir(directory))) {
    int thread = atoi(entry->d_name);
    if (thread <= 0 || thread == me || contains(own_threads, thread)) continue;
    threads[count++] = (Thread){.id = thread, .used = used_by(thread)};
  }
  closedir(directory);
  return count;
}

static bool is_awake(int thread) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // "id (name) S …": the name may hold spaces and parentheses.
  char *end = strrchr(text, ')');
  return end && end[1] && (end[2] == 'R' || end[2] == 'D');
}

// One thread's state is read after the other's. When all slept as they were looked at, and none has had the processor
// meanwhile or come into being, there was an instant at which all slept: only then can nothing more come of them. Threads of
// the host's own are not looked at; who waits for them sleeps, but is at work.
static bool others_are_asleep(void) {
  Thread threads[MOST_THREADS], again[MOST_THREADS];
  unsigned int begun = virtual_host_own_works_begun();
  if (!virtual_host_own_work_is_done()) return false;
  int count = list_threads(threads);
  // The caller is the only one that could bring others into being.
  if (!count) return true;
  for (int i = 0; i < count; i++) {
    if (!is_awake(threads[i].id)) {
      drop(restless, threads[i].id);
    } else if (!contains(restless, threads[i].id)) {
      return false;
    }
  }
  int count_again = list_threads(again);
  for (int i = 0; i < count_again; i++) {
    bool is_known = contains(restless, again[i].id);
    for (int k = 0; k < count && !is_known; k++)
      is_known = threads[k].id == again[i].id && threads[k].used == again[i].used;
    if (!is_known) return false;
  }
  return virtual_host_own_works_begun() == begun;
}

// Who wants a turn says so before it sleeps for it: the other way round, that would be missed.
bool virtual_host_others_busy(void) { return !others_are_asleep() || virtual_host_turn_is_wanted(); }

// MARK: - Readers in other processes

// Whether the process itself could read what it writes there. The ends of a pair of sockets do not show that they belong
// together.
static bool has_reader(int file) {
  struct stat own, other;
  if (fstat(file, &own) || !S_ISFIFO(own.st_mode)) return true;
  DIR *directory = opendir("/proc/self/fd");
  if (!directory) return true;
  bool found = false;
  struct dirent *entry;
  while (!found && (entry = readdir(directory))) {
    int number = atoi(entry->d_name), flags = fcntl(number, F_GETFL);
    if (flags < 0 || (flags & O_ACCMODE) == O_WRONLY || fstat(number, &other)) continue;
    found = other.st_dev == own.st_dev && other.st_ino == own.st_ino;
  }
  closedir(directory);
  return found;
}

// How long another process takes to read is no time.
bool virtual_host_main_waits_for_reader(void) {
  char path[64], text[128];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // "number argument …", or "running".
  long number;
  unsigned long target;
  if (sscanf(text, "%ld %lx", &number, &target) != 2) return false;
  return (number == SYS_write || number == SYS_writev) && !has_reader((int)target);
}

// MARK: - Threads that don't rest, and those that wait elsewhere

// What one who waits for the others knows of them: the main thread, or the one that moves the clock.
typedef struct {
  // Since then not all have rested.
  Thread before[MOST_THREADS];
  int count;
  int looks;
  // Who has the turn and sleeps, and since when.
  Thread sleeper;
  int64_t asleep_since;
} Watch;

static Watch watches[2];

static void note_all(Watch *watch) {
  watch->count = list_threads(watch->before);
  watch->looks = 1;
}

static void log_restless(void) {
  static atomic_flag told = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&told)) return;
  static const char text[] =
      "flipside: a thread of the app is never idle; the clock advances without waiting for it, so runs may differ from now on\n";
  ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
  (void)written;
}

static void give_up_on_busy(const Watch *watch) {
  Thread now[MOST_THREADS];
  int count = list_threads(now);
  for (int i = 0; i < count; i++) {
    int64_t start = 0;
    for (int k = 0; k < watch->count; k++)
      if (watch->before[k].id == now[i].id) start = watch->before[k].used;
    int64_t patience = now[i].id == getpid() ? PATIENCE_WITH_MAIN : PATIENCE;
    if (now[i].used - start < patience || contains(restless, now[i].id)) continue;
    add(restless, now[i].id);
    virtual_host_revoke_turn(now[i].id);
    log_restless();
    // One more for which nobody waits any more: things get on.
    virtual_host_beat();
  }
}

// A thread that sleeps where it gives its turn to nobody (in a pipe, in a lock of the C library's) does so for others, too,
// if it sleeps for long.
static bool is_stopped(Watch *watch, int thread) {
  Thread seen = {thread, used_by(thread)};
  if (seen.used < 0) return true;
  if (seen.id != watch->sleeper.id || seen.used != watch->sleeper.used) {
    watch->sleeper = seen;
    watch->asleep_since = virtual_host_real_now();
  }
  return virtual_host_real_now() - watch->asleep_since > STOPPED;
}

bool virtual_host_conduct(void) {
  Watch *watch = &watches[virtual_host_is_main_thread() ? 0 : 1];
  if (!watch->looks) note_all(watch);
  if (!others_are_asleep()) {
    if (++watch->looks % 256 == 0) give_up_on_busy(watch);
    return false;
  }
  int holder = virtual_host_turn_holder();
  if (holder) {
    if (!is_stopped(watch, holder)) return false;
    virtual_host_revoke_turn(holder);
  }
  if (virtual_host_pass_turn() || virtual_host_turn_is_wanted()) return false;
  watch->looks = 0;
  return true;
}
