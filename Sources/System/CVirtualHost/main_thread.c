#define _GNU_SOURCE
#include "main_thread.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

pthread_t main_thread_id;

// Libraries are loaded on the main thread.
__attribute__((constructor)) static void note_main_thread(void) { main_thread_id = pthread_self(); }

// libdispatch's, of the current queue for null; a process without libdispatch has no main queue.
extern const char *dispatch_queue_get_label(void *queue) __attribute__((weak));

bool main_thread_take_over(void) {
  const char *label = dispatch_queue_get_label ? dispatch_queue_get_label(NULL) : NULL;
  if (!label || strcmp(label, "com.apple.main-thread") != 0) return false;
  main_thread_id = pthread_self();
  return true;
}

int main_thread_backtrace(main_thread_frame *frames, int count) {
  void *addresses[64];
  int found = backtrace(addresses, count < 64 ? count : 64);
  for (int i = 0; i < found; i++) {
    Dl_info info = {0};
    dladdr(addresses[i], &info);
    frames[i].address = addresses[i];
    frames[i].image = info.dli_fname;
    frames[i].symbol = info.dli_sname;
    frames[i].offset = info.dli_saddr ? (long)((char *)addresses[i] - (char *)info.dli_saddr) : 0;
  }
  return found;
}

int main_thread_number(void) { return (int)syscall(SYS_gettid); }
