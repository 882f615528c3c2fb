// Runs a program with START and FLIPSIDE_START set to the monotonic clock's nanoseconds: at PROGRAM [ARGUMENT...]
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int main(int c, char **v) {
  struct timespec t;
  char text[32];
  if (c < 2) return 2;
  clock_gettime(CLOCK_MONOTONIC, &t);
  snprintf(text, sizeof text, "%lld", t.tv_sec * 1000000000ll + t.tv_nsec);
  setenv("START", text, 1);
  setenv("FLIPSIDE_START", text, 1);
  execv(v[1], v + 1);
  return 127;
}
