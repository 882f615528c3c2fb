// The thread that moves the virtual clock, and hands the turn on, while the main thread waits within the app's code (a run
// loop of the app's own, a semaphore, a queue): the host, which does so else, can't.
#define _GNU_SOURCE
#include <unistd.h>

#include "internal.h"

#define SHORTEST_NAP 20000
#define LONGEST_NAP 5000000

// How often the main thread has entered a wait that it has not left: 0, or 1 but for waits within waits.
static _Atomic int waits;
static _Atomic int rings;
static _Atomic int sleepers;

void virtual_host_ring(void) {
  atomic_fetch_add(&rings, 1);
  if (atomic_load(&sleepers)) virtual_host_futex(&rings, FUTEX_WAKE, INT32_MAX, NULL);
}

static _Thread_local int heard;

// Rings since the last nap count.
void virtual_host_nap(int64_t longest) {
  struct timespec t = virtual_host_timespec(longest);
  atomic_fetch_add(&sleepers, 1);
  if (atomic_load(&rings) == heard) virtual_host_futex(&rings, FUTEX_WAIT, heard, longest < 0 ? NULL : &t);
  atomic_fetch_sub(&sleepers, 1);
  heard = atomic_load(&rings);
}

static bool is_needed(void) {
  return atomic_load(&virtual_host_on) && (atomic_load(&waits) || virtual_host_turn_is_wanted());
}

// Whether nothing is to be done here until the main thread rings: it has the turn, or hands turns on itself. Looking at all
// threads meanwhile would only take the processor from it.
static bool main_is_at_work(void) {
  return !atomic_load(&waits) && (virtual_host_main_conducts() || virtual_host_turn_holder() == getpid());
}

static void move_on(void) {
  int64_t nap = SHORTEST_NAP;
  while (is_needed()) {
    int before = heard;
    virtual_host_nap(main_is_at_work() ? LONGEST_NAP : nap);
    nap = heard == before && nap < LONGEST_NAP ? nap + nap / 4 : SHORTEST_NAP;
    // The main thread is one of the others.
    if (!virtual_host_conduct() || !atomic_load(&waits) || virtual_host_is_exchanging()) continue;
    int64_t next = virtual_host_next_deadline();
    if (next == VIRTUAL_HOST_NEVER) continue;
    virtual_host_move(next);
    nap = SHORTEST_NAP;
  }
}

static void *run(void *unused) {
  (void)unused;
  virtual_host_stay_apart();
  for (;;) {
    move_on();
    if (!is_needed()) virtual_host_nap(-1);
  }
  return NULL;
}

static void start(void) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  virtual_host_begin_own_work();
  pthread_create(&thread, &attributes, run, NULL);
  virtual_host_end_own_work();
  pthread_attr_destroy(&attributes);
}

void virtual_host_start_mover(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
}

bool virtual_host_begin_waiting(void) {
  if (!virtual_host_takes_turns()) return false;
  if (virtual_host_is_main_thread()) {
    virtual_host_forget_reads();
    atomic_fetch_add(&waits, 1);
  }
  virtual_host_give_turn();
  virtual_host_ring();
  return true;
}

void virtual_host_end_waiting(bool began) {
  virtual_host_take_turn();
  if (began && virtual_host_is_main_thread()) atomic_fetch_sub(&waits, 1);
}

void virtual_host_main_has_left(void) {
  atomic_fetch_add(&waits, 1);
  virtual_host_ring();
}

static _Atomic int exchanges;

// What the other threads have begun they do before, in their turns, and not as fast as they can until the answer is there.
void virtual_host_begin_exchange(void) {
  if (virtual_host_takes_turns()) virtual_host_wait_for_others();
  atomic_fetch_add(&exchanges, 1);
}

void virtual_host_end_exchange(void) { atomic_fetch_sub(&exchanges, 1); }

bool virtual_host_is_exchanging(void) { return atomic_load(&exchanges); }

bool virtual_host_main_waits(void) { return atomic_load(&waits) || virtual_host_main_conducts(); }

#define LONGEST_NAP_OF_MAIN 500000

bool virtual_host_wait_for_others(void) {
  if (!virtual_host_others_busy() && virtual_host_seize_turn()) return true;
  virtual_host_give_turn();
  int64_t start = virtual_host_begin_conducting();
  for (int64_t nap = SHORTEST_NAP; !virtual_host_conduct() || !virtual_host_seize_turn();) {
    virtual_host_nap(nap);
    if (nap < LONGEST_NAP_OF_MAIN) nap += nap / 8;
  }
  virtual_host_end_conducting(start);
  return false;
}

// So often code may look, before the others go.
#define POLLS 4

void virtual_host_let_others_go(void) {
  static _Thread_local int polls;
  if (!virtual_host_takes_turns() || ++polls < POLLS) return;
  polls = 0;
  if (virtual_host_is_main_thread()) {
    virtual_host_wait_for_others();
  } else {
    virtual_host_give_turn();
    virtual_host_take_turn();
  }
}
