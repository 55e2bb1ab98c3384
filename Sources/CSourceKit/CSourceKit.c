#include "CSourceKit.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef const void *name_t;
typedef void *object_t;
typedef void *response_t;
typedef csourcekit_value variant_t;

// The functions of sourcekitd's C interface that are used here, without their prefix, as declared
// in swift/tools/SourceKit/tools/sourcekitd/include/sourcekitd/sourcekitd.h.
#define FUNCTIONS(EACH) \
  EACH(uid_get_from_cstr, name_t, (const char *)) \
  EACH(uid_get_string_ptr, const char *, (name_t)) \
  EACH(request_dictionary_create, object_t, (const name_t *, const object_t *, size_t)) \
  EACH(request_dictionary_set_uid, void, (object_t, name_t, name_t)) \
  EACH(request_dictionary_set_int64, void, (object_t, name_t, int64_t)) \
  EACH(request_dictionary_set_stringbuf, void, (object_t, name_t, const char *, size_t)) \
  EACH(request_release, void, (object_t)) \
  EACH(send_request_sync, response_t, (object_t)) \
  EACH(response_is_error, bool, (response_t)) \
  EACH(response_error_get_description, const char *, (response_t)) \
  EACH(response_get_value, variant_t, (response_t)) \
  EACH(response_dispose, void, (response_t)) \
  EACH(variant_dictionary_get_value, variant_t, (variant_t, name_t)) \
  EACH(variant_dictionary_get_int64, int64_t, (variant_t, name_t)) \
  EACH(variant_dictionary_get_string, const char *, (variant_t, name_t)) \
  EACH(variant_dictionary_get_uid, name_t, (variant_t, name_t)) \
  EACH(variant_array_get_count, size_t, (variant_t)) \
  EACH(variant_array_get_value, variant_t, (variant_t, size_t)) \
  EACH(initialize, void, (void))

#define MEMBER(name, result, parameters) result(*name) parameters;
#define LOAD(name, result, parameters) &&load(library, "sourcekitd_" #name, &kit.name)
static struct { FUNCTIONS(MEMBER) } kit;

static bool load(void *library, const char *name, void *function) {
  void *found = dlsym(library, name);
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

// sourcekitd of Swift 6.0 takes over the signals of a crash and of Ctrl-C, on which this program
// restores the terminal: keep this program's own handlers.
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
  bool complete = true FUNCTIONS(LOAD);
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

const void *csourcekit_key(const char *name) { return kit.uid_get_from_cstr(name); }

static object_t new_request(const char *kind, const char *name) {
  object_t request = kit.request_dictionary_create(NULL, NULL, 0);
  kit.request_dictionary_set_uid(request, csourcekit_key("key.request"), csourcekit_key(kind));
  kit.request_dictionary_set_stringbuf(request, csourcekit_key("key.name"), name, strlen(name));
  return request;
}

static response_t send_and_release(object_t request) {
  response_t response = kit.send_request_sync(request);
  kit.request_release(request);
  return response;
}

void *csourcekit_read(const char *name, const char *text, size_t length, char **failure) {
  object_t request = new_request("source.request.editor.open", name);
  kit.request_dictionary_set_int64(request, csourcekit_key("key.syntactic_only"), 1);
  kit.request_dictionary_set_int64(request, csourcekit_key("key.enablesyntaxmap"), 1);
  kit.request_dictionary_set_int64(request, csourcekit_key("key.enablesubstructure"), 1);
  kit.request_dictionary_set_int64(request, csourcekit_key("key.enablediagnostics"), 1);
  kit.request_dictionary_set_stringbuf(request, csourcekit_key("key.sourcetext"), text, length);
  response_t response = send_and_release(request);
  kit.response_dispose(send_and_release(new_request("source.request.editor.close", name)));
  if (!kit.response_is_error(response)) return response;
  *failure = strdup(kit.response_error_get_description(response));
  kit.response_dispose(response);
  return NULL;
}

csourcekit_value csourcekit_root(void *answer) { return kit.response_get_value(answer); }

void csourcekit_dispose(void *answer) { kit.response_dispose(answer); }

int64_t csourcekit_number(csourcekit_value dictionary, const void *key) {
  return kit.variant_dictionary_get_int64(dictionary, key);
}

const char *csourcekit_text(csourcekit_value dictionary, const void *key) {
  return kit.variant_dictionary_get_string(dictionary, key);
}

const char *csourcekit_word(csourcekit_value dictionary, const void *key) {
  name_t uid = kit.variant_dictionary_get_uid(dictionary, key);
  return uid ? kit.uid_get_string_ptr(uid) : NULL;
}

size_t csourcekit_count(csourcekit_value dictionary, const void *key) {
  variant_t array = kit.variant_dictionary_get_value(dictionary, key);
  // A missing value is all zeros; no function of sourcekitd may be called with it.
  return array.data[0] ? kit.variant_array_get_count(array) : 0;
}

csourcekit_value csourcekit_element(csourcekit_value dictionary, const void *key, size_t index) {
  return kit.variant_array_get_value(kit.variant_dictionary_get_value(dictionary, key), index);
}
