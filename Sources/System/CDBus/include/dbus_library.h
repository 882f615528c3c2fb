// libdbus-1, opened when an app's window looks for assistive programs: linked, it would cost every start.
//
// The functions and structures are declared here as in the library's reference. Its binary interface has been the same since
// libdbus-1.so.3 exists, and its headers lie in folders that differ by processor.
#pragma once
#include <stdint.h>

typedef uint32_t dbus_bool_t;
typedef uint32_t dbus_uint32_t;
typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;

typedef struct {
  const char *name;
  const char *message;
  unsigned int flags;
  void *padding;
} DBusError;

// The library's iterator has 72 bytes on 64-bit machines; the space is for future ones, too.
typedef struct {
  void *space[16];
} DBusMessageIter;

dbus_bool_t dbus_threads_init_default(void);
void dbus_error_init(DBusError *error);
void dbus_error_free(DBusError *error);
DBusConnection *dbus_connection_open_private(const char *address, DBusError *error);
DBusConnection *dbus_bus_get_private(int type, DBusError *error);
dbus_bool_t dbus_bus_register(DBusConnection *connection, DBusError *error);
const char *dbus_bus_get_unique_name(DBusConnection *connection);
void dbus_connection_set_exit_on_disconnect(DBusConnection *connection, dbus_bool_t exits);
dbus_bool_t dbus_connection_get_unix_fd(DBusConnection *connection, int *descriptor);
dbus_bool_t dbus_connection_get_is_connected(DBusConnection *connection);
dbus_bool_t dbus_connection_read_write(DBusConnection *connection, int milliseconds);
DBusMessage *dbus_connection_pop_message(DBusConnection *connection);
dbus_bool_t dbus_connection_send(DBusConnection *connection, DBusMessage *message, dbus_uint32_t *serial);
void dbus_connection_flush(DBusConnection *connection);
void dbus_connection_close(DBusConnection *connection);
void dbus_connection_unref(DBusConnection *connection);
DBusMessage *dbus_message_new_method_call(
    const char *destination, const char *path, const char *interface, const char *member);
DBusMessage *dbus_message_new_method_return(DBusMessage *call);
DBusMessage *dbus_message_new_error(DBusMessage *call, const char *name, const char *text);
DBusMessage *dbus_message_new_signal(const char *path, const char *interface, const char *member);
void dbus_message_unref(DBusMessage *message);
void dbus_message_set_auto_start(DBusMessage *message, dbus_bool_t starts);
int dbus_message_get_type(DBusMessage *message);
const char *dbus_message_get_path(DBusMessage *message);
const char *dbus_message_get_interface(DBusMessage *message);
const char *dbus_message_get_member(DBusMessage *message);
const char *dbus_message_get_sender(DBusMessage *message);
const char *dbus_message_get_error_name(DBusMessage *message);
dbus_uint32_t dbus_message_get_reply_serial(DBusMessage *message);
dbus_bool_t dbus_message_get_no_reply(DBusMessage *message);
void dbus_message_iter_init_append(DBusMessage *message, DBusMessageIter *iterator);
dbus_bool_t dbus_message_iter_init(DBusMessage *message, DBusMessageIter *iterator);
int dbus_message_iter_get_arg_type(DBusMessageIter *iterator);
int dbus_message_iter_get_element_type(DBusMessageIter *iterator);
char *dbus_message_iter_get_signature(DBusMessageIter *iterator);
void dbus_message_iter_get_basic(DBusMessageIter *iterator, void *value);
dbus_bool_t dbus_message_iter_next(DBusMessageIter *iterator);
void dbus_message_iter_recurse(DBusMessageIter *iterator, DBusMessageIter *inner);
dbus_bool_t dbus_message_iter_append_basic(DBusMessageIter *iterator, int type, const void *value);
dbus_bool_t dbus_message_iter_open_container(
    DBusMessageIter *iterator, int type, const char *signature, DBusMessageIter *inner);
dbus_bool_t dbus_message_iter_close_container(DBusMessageIter *iterator, DBusMessageIter *inner);
void dbus_free(void *memory);

#define DBUS_LIBRARY_FUNCTIONS(F)                                                                             \
  F(threads_init_default) F(error_init) F(error_free) F(connection_open_private) F(bus_get_private)           \
  F(bus_register) F(bus_get_unique_name) F(connection_set_exit_on_disconnect) F(connection_get_unix_fd)       \
  F(connection_get_is_connected) F(connection_read_write) F(connection_pop_message) F(connection_send)        \
  F(connection_flush) F(connection_close) F(connection_unref) F(message_new_method_call)                      \
  F(message_new_method_return) F(message_new_error) F(message_new_signal) F(message_unref)                    \
  F(message_set_auto_start) F(message_get_type) F(message_get_path) F(message_get_interface)                  \
  F(message_get_member) F(message_get_sender) F(message_get_error_name) F(message_get_reply_serial)           \
  F(message_get_no_reply) F(message_iter_init_append) F(message_iter_init) F(message_iter_get_arg_type)       \
  F(message_iter_get_element_type) F(message_iter_get_signature) F(message_iter_get_basic)                    \
  F(message_iter_next) F(message_iter_recurse) F(message_iter_append_basic) F(message_iter_open_container)    \
  F(message_iter_close_container) F(free)

#define DBUS_LIBRARY_FIELD(name) __typeof__(&dbus_##name) name;
typedef struct {
  DBUS_LIBRARY_FUNCTIONS(DBUS_LIBRARY_FIELD)
} DBusLibrary;

// NULL when libdbus-1 is not installed or too old; then *problem says which. Opened once, by the first caller.
const DBusLibrary *dbus_library(const char **problem);
