#ifndef CSOURCEKIT_H
#define CSOURCEKIT_H

#include <stddef.h>
#include <stdint.h>

/// A value inside an answer: a dictionary, an array, a number or a text.
typedef struct { uint64_t data[3]; } csourcekit_value;

/// Opens the sourcekitd library at `path` once for the whole process.
/// Returns NULL when it is ready, or a message that the caller frees.
char *csourcekit_open(const char *path);

/// The library's own handle for a key, the same each time.
const void *csourcekit_key(const char *name);

/// Reads a Swift text. `name` is the document's name: two threads must not use the
/// same one at the same time. Returns an answer to free with csourcekit_dispose, or
/// NULL; then `*failure` holds a message that the caller frees.
void *csourcekit_read(const char *name, const char *text, size_t length, char **failure);

csourcekit_value csourcekit_root(void *answer);

void csourcekit_dispose(void *answer);

/// The value under a dictionary's key: a number, a text, or one of sourcekitd's own
/// words such as a kind. 0 or NULL if there is none; undefined if the value is of
/// another type. Texts live as long as the answer.
int64_t csourcekit_number(csourcekit_value dictionary, const void *key);
const char *csourcekit_text(csourcekit_value dictionary, const void *key);
const char *csourcekit_word(csourcekit_value dictionary, const void *key);

/// The length of the array under a key, and one element of it.
size_t csourcekit_count(csourcekit_value dictionary, const void *key);
csourcekit_value csourcekit_element(csourcekit_value dictionary, const void *key, size_t index);

#endif
