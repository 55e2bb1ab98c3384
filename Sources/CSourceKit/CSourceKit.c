#include "CSourceKit.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The functions of sourcekitd's C interface that are used here, as declared in
// swift/tools/SourceKit/tools/sourcekitd/include/sourcekitd/sourcekitd.h.
typedef struct { uint64_t data[3]; } variant_t;
typedef void *object_t;
typedef void *response_t;

static struct {
  void (*initialize)(void);
  object_t (*request_from_yaml)(const char *, char **);
  void (*request_release)(object_t);
  response_t (*send)(object_t);
  bool (*is_error)(response_t);
  const char *(*error_text)(response_t);
  variant_t (*value)(response_t);
  char *(*json)(variant_t);
  void (*dispose)(response_t);
} kit;

static bool load(void *library, const char *name, void *function) {
  void *found = dlsym(library, name);
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

char *csourcekit_open(const char *path) {
  if (kit.initialize) return NULL;
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return strdup(dlerror());
  bool complete =
      load(library, "sourcekitd_request_create_from_yaml", &kit.request_from_yaml) &&
      load(library, "sourcekitd_request_release", &kit.request_release) &&
      load(library, "sourcekitd_send_request_sync", &kit.send) &&
      load(library, "sourcekitd_response_is_error", &kit.is_error) &&
      load(library, "sourcekitd_response_error_get_description", &kit.error_text) &&
      load(library, "sourcekitd_response_get_value", &kit.value) &&
      load(library, "sourcekitd_variant_json_description_copy", &kit.json) &&
      load(library, "sourcekitd_response_dispose", &kit.dispose) &&
      load(library, "sourcekitd_initialize", &kit.initialize);
  if (!complete) {
    kit.initialize = NULL;
    return strdup("the library lacks a function of sourcekitd's C interface");
  }
  kit.initialize();
  return NULL;
}

char *csourcekit_send(const char *yaml, char **failure) {
  char *yaml_error = NULL;
  object_t request = kit.request_from_yaml(yaml, &yaml_error);
  if (!request) {
    *failure = yaml_error ? yaml_error : strdup("the request could not be read");
    return NULL;
  }
  response_t response = kit.send(request);
  kit.request_release(request);
  char *json = NULL;
  if (kit.is_error(response)) {
    *failure = strdup(kit.error_text(response));
  } else {
    json = kit.json(kit.value(response));
  }
  kit.dispose(response);
  return json;
}
