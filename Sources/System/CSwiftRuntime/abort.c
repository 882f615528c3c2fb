#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "swift_runtime.h"

// The C library's abort leaves no frame pointer behind, so that a trace would end in it. Threads of queues block the signal.
_Noreturn void flipside_abort(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGABRT);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), SIGABRT);
  abort();
}
