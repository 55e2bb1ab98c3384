#include "CSourceKit.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The functions of sourcekitd's C interface that are used here, as declared in
// swift/tools/SourceKit/tools/sourcekitd/include/sourcekitd/sourcekitd.h.
typedef const void *name_t;
typedef void *object_t;
typedef void *response_t;
typedef csourcekit_value variant_t;

static struct {
  void (*initialize)(void);
  name_t (*uid)(const char *);
  const char *(*uid_text)(name_t);
  object_t (*request)(const name_t *, const object_t *, size_t);
  void (*request_uid)(object_t, name_t, name_t);
  void (*request_number)(object_t, name_t, int64_t);
  void (*request_text)(object_t, name_t, const char *, size_t);
  void (*request_release)(object_t);
  response_t (*send)(object_t);
  bool (*is_error)(response_t);
  const char *(*error_text)(response_t);
  variant_t (*value)(response_t);
  void (*dispose)(response_t);
  variant_t (*dictionary_value)(variant_t, name_t);
  int64_t (*dictionary_number)(variant_t, name_t);
  const char *(*dictionary_text)(variant_t, name_t);
  name_t (*dictionary_uid)(variant_t, name_t);
  size_t (*array_count)(variant_t);
  variant_t (*array_value)(variant_t, size_t);
} kit;

static bool load(void *library, const char *name, void *function) {
  void *found = dlsym(library, name);
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

// The library of Swift 6.0 takes the signals of a crash and of Ctrl-C, by which this program gives
// the terminal back: they stay whose they were.
static void initialize(void) {
  struct sigaction kept[NSIG];
  for (int number = 1; number < NSIG; number++) sigaction(number, NULL, &kept[number]);
  kit.initialize();
  for (int number = 1; number < NSIG; number++) sigaction(number, &kept[number], NULL);
}

static char *open_once(const char *path) {
  if (kit.initialize) return NULL;
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return strdup(dlerror());
  bool complete =
      load(library, "sourcekitd_uid_get_from_cstr", &kit.uid) &&
      load(library, "sourcekitd_uid_get_string_ptr", &kit.uid_text) &&
      load(library, "sourcekitd_request_dictionary_create", &kit.request) &&
      load(library, "sourcekitd_request_dictionary_set_uid", &kit.request_uid) &&
      load(library, "sourcekitd_request_dictionary_set_int64", &kit.request_number) &&
      load(library, "sourcekitd_request_dictionary_set_stringbuf", &kit.request_text) &&
      load(library, "sourcekitd_request_release", &kit.request_release) &&
      load(library, "sourcekitd_send_request_sync", &kit.send) &&
      load(library, "sourcekitd_response_is_error", &kit.is_error) &&
      load(library, "sourcekitd_response_error_get_description", &kit.error_text) &&
      load(library, "sourcekitd_response_get_value", &kit.value) &&
      load(library, "sourcekitd_response_dispose", &kit.dispose) &&
      load(library, "sourcekitd_variant_dictionary_get_value", &kit.dictionary_value) &&
      load(library, "sourcekitd_variant_dictionary_get_int64", &kit.dictionary_number) &&
      load(library, "sourcekitd_variant_dictionary_get_string", &kit.dictionary_text) &&
      load(library, "sourcekitd_variant_dictionary_get_uid", &kit.dictionary_uid) &&
      load(library, "sourcekitd_variant_array_get_count", &kit.array_count) &&
      load(library, "sourcekitd_variant_array_get_value", &kit.array_value) &&
      load(library, "sourcekitd_initialize", &kit.initialize);
  if (!complete) {
    kit.initialize = NULL;
    return strdup("the library lacks a function of sourcekitd's C interface");
  }
  initialize();
  return NULL;
}

char *csourcekit_open(const char *path) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  char *failure = open_once(path);
  pthread_mutex_unlock(&one_at_a_time);
  return failure;
}

const void *csourcekit_key(const char *name) { return kit.uid(name); }

static object_t new_request(const char *kind, const char *name) {
  object_t request = kit.request(NULL, NULL, 0);
  kit.request_uid(request, kit.uid("key.request"), kit.uid(kind));
  kit.request_text(request, kit.uid("key.name"), name, strlen(name));
  return request;
}

static response_t send_and_release(object_t request) {
  response_t response = kit.send(request);
  kit.request_release(request);
  return response;
}

void *csourcekit_read(const char *name, const char *text, size_t length, char **failure) {
  object_t request = new_request("source.request.editor.open", name);
  kit.request_number(request, kit.uid("key.syntactic_only"), 1);
  kit.request_number(request, kit.uid("key.enablesyntaxmap"), 1);
  kit.request_number(request, kit.uid("key.enablesubstructure"), 1);
  kit.request_number(request, kit.uid("key.enablediagnostics"), 1);
  kit.request_text(request, kit.uid("key.sourcetext"), text, length);
  response_t response = send_and_release(request);
  kit.dispose(send_and_release(new_request("source.request.editor.close", name)));
  if (!kit.is_error(response)) return response;
  *failure = strdup(kit.error_text(response));
  kit.dispose(response);
  return NULL;
}

csourcekit_value csourcekit_root(void *answer) { return kit.value(answer); }

void csourcekit_dispose(void *answer) { kit.dispose(answer); }

int64_t csourcekit_number(csourcekit_value dictionary, const void *key) {
  return kit.dictionary_number(dictionary, key);
}

const char *csourcekit_text(csourcekit_value dictionary, const void *key) {
  return kit.dictionary_text(dictionary, key);
}

const char *csourcekit_word(csourcekit_value dictionary, const void *key) {
  name_t uid = kit.dictionary_uid(dictionary, key);
  return uid ? kit.uid_text(uid) : NULL;
}

size_t csourcekit_count(csourcekit_value dictionary, const void *key) {
  variant_t array = kit.dictionary_value(dictionary, key);
  // A value that is not there is all zeros, which no function may be asked about.
  return array.data[0] ? kit.array_count(array) : 0;
}

csourcekit_value csourcekit_element(csourcekit_value dictionary, const void *key, size_t index) {
  return kit.array_value(kit.dictionary_value(dictionary, key), index);
}
