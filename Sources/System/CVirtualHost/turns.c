// One thread at a time. On a virtual clock the threads of the app take turns: a thread runs until it waits for something, and
// only when all are asleep does the next of those that were woken meanwhile go on, the one that was woken first, of several
// the one that was made first. So what they do to each other has one order, however fast the machine is and however many
// processors it has. No thread waits for a turn that another holds while it waits itself, so this limits no one's width.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

typedef struct Player {
  int number;  // in the order in which threads are made; 0: not known yet
  int thread;  // the kernel's number
  int own_work;
  bool is_own;  // a thread of the host's own: it takes no turns
  int destructions;
  int64_t since;  // wants its turn, from that turn on
  _Atomic int may_go;
  struct Player *next;
} Player;

static __thread Player self;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Player *wanting;
static _Atomic int wanting_count;
static Player *holder;
static int64_t turn;
static _Atomic int made = 1;  // the main thread is the first
static pthread_key_t key;

// The C library's, which do not take turns.
static int (*real_lock)(pthread_mutex_t *);

static void lock_turns(void) { real_lock(&lock); }
static void unlock_turns(void) { pthread_mutex_unlock(&lock); }

// MARK: - Participating threads

// A thread gives its turn back when it has gone as far as that can be seen: other destructors may run after this one. The main
// one goes when it leaves everything to the queues, and libdispatch keeps it in a destructor for ever.
static void leave(void *player) {
  (void)player;
  if (virtual_host_is_main_thread() && !self.is_own) {
    virtual_host_give_turn();
    self.is_own = true;
    virtual_host_main_has_left();
  } else if (++self.destructions < PTHREAD_DESTRUCTOR_ITERATIONS) {
    pthread_setspecific(key, &self);
  } else {
    virtual_host_give_turn();
    self.is_own = true;
  }
}

__attribute__((constructor)) static void prepare(void) {
  real_lock = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_lock");
  pthread_key_create(&key, leave);
}

static bool takes_part(void) {
  if (!atomic_load_explicit(&virtual_host_on, memory_order_relaxed) || self.is_own || self.own_work) return false;
  if (!self.number) self.number = virtual_host_is_main_thread() ? 1 : atomic_fetch_add(&made, 1) + 1;
  if (!self.thread) {
    self.thread = (int)syscall(SYS_gettid);
    pthread_setspecific(key, &self);
  }
  return true;
}

bool virtual_host_takes_turns(void) { return takes_part(); }

void virtual_host_stay_apart(void) { self.is_own = true; }

// Threads that wait for the host's own to do a piece of work: they sleep meanwhile, and yet more comes of them.
static _Atomic int own_works;
// How many there have ever been.
static _Atomic unsigned int own_works_begun;

void virtual_host_begin_own_work(void) {
  self.own_work++;
  atomic_fetch_add(&own_works, 1);
  atomic_fetch_add(&own_works_begun, 1);
}

void virtual_host_end_own_work(void) {
  self.own_work--;
  atomic_fetch_sub(&own_works, 1);
}

bool virtual_host_own_work_is_done(void) { return !atomic_load(&own_works); }
unsigned int virtual_host_own_works_begun(void) { return atomic_load(&own_works_begun); }

typedef struct {
  void *(*body)(void *);
  void *argument;
  int number;
  bool is_own;
} Start;

static void *run(void *data) {
  Start start = *(Start *)data;
  free(data);
  self.number = start.number;
  self.is_own = start.is_own;
  if (start.is_own) virtual_host_hide_thread();
  virtual_host_take_turn();
  return start.body(start.argument);
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *),
                   void *restrict argument) {
  REAL(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)
  const bool is_own = self.is_own || self.own_work;
  if (!atomic_load(&virtual_host_on) && !is_own) return real(thread, attributes, body, argument);
  Start *start = malloc(sizeof *start);
  if (!start) return real(thread, attributes, body, argument);
  *start = (Start){body, argument, is_own ? 0 : atomic_fetch_add(&made, 1) + 1, is_own};
  int result = real(thread, attributes, run, start);
  if (result) free(start);
  return result;
}

// MARK: - Turns

static void let_go(Player *player) {
  for (Player **p = &wanting; *p; p = &(*p)->next) {
    if (*p != player) continue;
    *p = player->next;
    break;
  }
  atomic_fetch_sub(&wanting_count, 1);
  atomic_store(&player->may_go, 1);
  virtual_host_futex(&player->may_go, FUTEX_WAKE, 1, NULL);
}

void virtual_host_give_turn(void) {
  if (!takes_part()) return;
  lock_turns();
  bool had = holder == &self;
  if (had) holder = NULL;
  unlock_turns();
  if (had) virtual_host_ring();
}

void virtual_host_take_turn(void) {
  if (!takes_part()) return;
  // Before it may sleep in the lock, which would look like rest.
  atomic_fetch_add(&wanting_count, 1);
  lock_turns();
  if (holder == &self || !atomic_load(&virtual_host_on)) {
    atomic_fetch_sub(&wanting_count, 1);
    unlock_turns();
    return;
  }
  atomic_store(&self.may_go, 0);
  self.since = turn;
  self.next = wanting;
  wanting = &self;
  unlock_turns();
  virtual_host_ring();
  while (!atomic_load(&self.may_go)) {
    virtual_host_futex(&self.may_go, FUTEX_WAIT, 0, NULL);
  }
}

bool virtual_host_turn_is_wanted(void) { return atomic_load(&wanting_count) > 0; }

// When all sleep, and nobody has the turn: whose it is next. Returns false if it is nobody's.
bool virtual_host_pass_turn(void) {
  lock_turns();
  Player *first = holder ? NULL : wanting;
  for (Player *p = first; p; p = p->next)
    if (p->since < first->since || (p->since == first->since && p->number < first->number)) first = p;
  if (first) {
    holder = first;
    turn++;
    let_go(first);
  }
  unlock_turns();
  return first;
}

// The caller, which is awake, has waited for all others to rest.
bool virtual_host_seize_turn(void) {
  if (!takes_part()) return true;
  lock_turns();
  bool is_free = (!holder || holder == &self) && !virtual_host_turn_is_wanted();
  if (is_free) holder = &self;
  unlock_turns();
  return is_free;
}

int virtual_host_turn_holder(void) {
  lock_turns();
  int thread = holder ? holder->thread : 0;
  unlock_turns();
  return thread;
}

void virtual_host_revoke_turn(int thread) {
  lock_turns();
  if (holder && holder->thread == thread) holder = NULL;
  unlock_turns();
}

// With the clock, the turns begin, with the caller's, or end.
void virtual_host_switch_turns(bool on) {
  if (on) {
    virtual_host_start_mover();
    if (!takes_part()) return;
    lock_turns();
    holder = &self;
    unlock_turns();
    virtual_host_ring();
    return;
  }
  lock_turns();
  holder = NULL;
  while (wanting) let_go(wanting);
  unlock_turns();
}
