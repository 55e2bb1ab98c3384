#ifndef CSOURCEKIT_H
#define CSOURCEKIT_H

/// Opens the sourcekitd library at `path` once for the whole process.
/// Returns NULL when it is ready, or a message that the caller frees.
char *csourcekit_open(const char *path);

/// Sends one request, written as YAML, and waits for its answer.
/// Returns the answer as JSON, which the caller frees, or NULL; then `*failure`
/// holds a message that the caller frees.
char *csourcekit_send(const char *yaml, char **failure);

#endif
