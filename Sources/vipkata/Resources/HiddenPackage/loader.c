/* Starts the listener before any test.
 *
 * Where the runtime writes no backtrace, as on macOS, a handler at least reports the signal, and
 * exits before the system's own report delays the process. It does nothing that a signal
 * handler may not. */
#include "loader.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int report = -1;
static pid_t process;
/* The handler's own, because the other stack may have overflowed. */
static char stack[65536];

static void tell(int number) {
  char event[] = "{\"event\":\"crashed\",\"signal\":\"00\"}";
  event[sizeof event - 5] += number / 10;
  event[sizeof event - 4] += number % 10;
  if (getpid() == process && write(report, event, sizeof event - 1) < 0) _exit(127);
  _exit(128 + number);
}

static void tell_crashes(void) {
  const int numbers[] = {SIGTRAP, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action = {.sa_flags = SA_ONSTACK};
  const char *package = getenv("VIPKATA_PACKAGE");
  char file[PATH_MAX];
  action.sa_handler = tell;
  sigfillset(&action.sa_mask);
  process = getpid();
  snprintf(file, sizeof file, "%s/backtrace.json", package ? package : ".");
  report = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  sigaltstack(&own, NULL);
  for (int i = 0; i < 6; i++) sigaction(numbers[i], &action, NULL);
}

__attribute__((constructor)) static void load(void) {
  tell_crashes();
  vipkata_listen();
}
