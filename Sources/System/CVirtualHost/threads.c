// What the threads of this process are doing.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#define MOST_THREADS 512
#define MOST_NOTED 16
// A thread that takes more processor time than this at one instant of the virtual clock will not rest by itself.
#define PATIENCE (10 * SECOND)

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
// meanwhile or come into being, there was an instant at which all slept: only then can nothing more come of them.
bool virtual_host_others_busy(void) {
  Thread threads[MOST_THREADS], again[MOST_THREADS];
  int count = list_threads(threads);
  for (int i = 0; i < count; i++) {
    if (!is_awake(threads[i].id)) {
      drop(restless, threads[i].id);
    } else if (!contains(restless, threads[i].id)) {
      return true;
    }
  }
  int count_again = list_threads(again);
  for (int i = 0; i < count_again; i++) {
    bool is_known = contains(restless, again[i].id);
    for (int k = 0; k < count && !is_known; k++)
      is_known = threads[k].id == again[i].id && threads[k].used == again[i].used;
    if (!is_known) return true;
  }
  return false;
}

static void give_up_on_busy(const Thread *before, int count_before) {
  Thread now[MOST_THREADS];
  int count = list_threads(now);
  for (int i = 0; i < count; i++) {
    int64_t start = 0;
    for (int k = 0; k < count_before; k++)
      if (before[k].id == now[i].id) start = before[k].used;
    if (now[i].used - start < PATIENCE || contains(restless, now[i].id)) continue;
    add(restless, now[i].id);
    static const char text[] =
        "flipside: a thread of the app's never rests; the clock goes on without it, so runs may differ from now on\n";
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
  }
}

bool virtual_host_wait_for_others(void) {
  if (!virtual_host_others_busy()) return true;
  Thread before[MOST_THREADS];
  int count = list_threads(before);
  int64_t nap = 20000;
  for (int tries = 1; virtual_host_others_busy(); tries++) {
    virtual_host_real_sleep(nap);
    if (nap < 500000) nap += nap / 8;
    if (tries % 256 == 0) give_up_on_busy(before, count);
  }
  return false;
}
