// The thread that moves the virtual clock while the main thread waits within the app's code (a run loop of the app's own, a
// semaphore, a queue): the host, which does so else, can't.
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#define SHORTEST_NAP 20000
#define LONGEST_NAP 5000000

// How often the main thread has entered a wait that it has not left: 0, or 1 but for waits within waits.
static _Atomic int waits;
static _Atomic bool is_asleep;

static void move_on(void) {
  int64_t nap = SHORTEST_NAP;
  while (atomic_load(&waits) && atomic_load(&virtual_host_on)) {
    virtual_host_real_sleep(nap);
    nap += nap / 4;
    if (nap > LONGEST_NAP) nap = LONGEST_NAP;
    // The main thread is one of the others.
    if (virtual_host_others_busy() || !atomic_load(&waits)) continue;
    int64_t next = virtual_host_next_deadline();
    if (next == VIRTUAL_HOST_NEVER) continue;
    virtual_host_move(next);
    nap = SHORTEST_NAP;
  }
}

static void *run(void *unused) {
  (void)unused;
  virtual_host_hide_thread();
  for (;;) {
    atomic_store(&is_asleep, true);
    while (!atomic_load(&waits)) syscall(SYS_futex, &waits, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, NULL, NULL, 0);
    atomic_store(&is_asleep, false);
    move_on();
    // Real again while the main thread waits: nothing to do until it is back.
    while (atomic_load(&waits) && !atomic_load(&virtual_host_on)) virtual_host_real_sleep(LONGEST_NAP);
  }
  return NULL;
}

static void start(void) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  pthread_create(&thread, &attributes, run, NULL);
  pthread_attr_destroy(&attributes);
}

void virtual_host_enter_wait(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  virtual_host_forget_reads();
  pthread_once(&once, start);
  if (atomic_fetch_add(&waits, 1) == 0 && atomic_load(&is_asleep)) {
    syscall(SYS_futex, &waits, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 1, NULL, NULL, 0);
  }
}

void virtual_host_leave_wait(void) { atomic_fetch_sub(&waits, 1); }
