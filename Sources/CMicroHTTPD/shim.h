#ifndef LOADERD_MICROHTTPD_SHIM_H
#define LOADERD_MICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <poll.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#ifdef __linux__
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/* Where the library's own log lines go: one call for each line, without its line feed. */
struct loaderd_log_sink {
  void (*line)(void *context, const char *text);
  void *context;
};

/* Formats one log line; the library hands over a va_list, which Swift cannot read. */
static inline void loaderd_log(void *sink_pointer, const char *format, va_list arguments) {
  const struct loaderd_log_sink *sink = (const struct loaderd_log_sink *)sink_pointer;
  char text[1024];
  int length = vsnprintf(text, sizeof text, format, arguments);
  if (length < 0) return;
  size_t end = strlen(text);
  while (end > 0 && (text[end - 1] == '\n' || text[end - 1] == '\r')) text[--end] = 0;
  sink->line(sink->context, text);
}

static inline struct MHD_OptionItem loaderd_option_log(struct loaderd_log_sink *sink) {
  void (*log)(void *, const char *, va_list) = loaderd_log;
  struct MHD_OptionItem item = {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)log, sink};
  return item;
}

static inline struct MHD_OptionItem loaderd_option_number(enum MHD_OPTION option, intptr_t value) {
  struct MHD_OptionItem item = {option, value, NULL};
  return item;
}

static inline struct MHD_OptionItem loaderd_option_connection(
    MHD_NotifyConnectionCallback call, void *context) {
  struct MHD_OptionItem item = {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)call, context};
  return item;
}

static inline struct MHD_OptionItem loaderd_option_completed(
    MHD_RequestCompletedCallback call, void *context) {
  struct MHD_OptionItem item = {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)call, context};
  return item;
}

/* The target callback: the raw target may be written to and is NULL when there is none. */
typedef void *(*loaderd_target_call)(
    void *context, const char *target, struct MHD_Connection *connection);

static inline struct MHD_OptionItem loaderd_option_target(
    loaderd_target_call call, void *context) {
  struct MHD_OptionItem item = {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)call, context};
  return item;
}

/* MHD_start_daemon is variadic; every option comes in one array ended by MHD_OPTION_END. */
static inline struct MHD_Daemon *loaderd_start_daemon(
    unsigned int flags, MHD_AccessHandlerCallback answer, void *context,
    struct MHD_OptionItem *options) {
  return MHD_start_daemon(
      flags, 0, NULL, NULL, answer, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/* MHD_get_daemon_info is variadic. The descriptor to wait on, -1 where there is none. */
static inline int loaderd_epoll_descriptor(struct MHD_Daemon *daemon) {
#ifdef __linux__
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info == NULL ? -1 : info->epoll_fd;
#else
  (void)daemon;
  return -1;
#endif
}

/* MHD_get_connection_info is variadic: three of its answers. */
static inline void *loaderd_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

static inline int loaderd_connection_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

static inline size_t loaderd_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info == NULL ? 0 : info->header_size;
}

static inline const struct sockaddr *loaderd_connection_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

/* Accepts a connection, not blocking and closed on exec; accept4 is no function of plain POSIX. */
static inline int loaderd_accept(int listener, struct sockaddr *peer, socklen_t *size) {
#ifdef __linux__
  return (int)syscall(SYS_accept4, listener, peer, size, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
  return accept(listener, peer, size);
#endif
}

/* Whether the peer of a connection has gone (2), has ended sending (1), or neither (0). */
static inline int loaderd_peer_departure(int descriptor) {
#ifdef POLLRDHUP
  const short half = POLLRDHUP;
#elif defined(__linux__)
  const short half = 0x2000; /* POLLRDHUP, which plain POSIX does not have */
#else
  const short half = 0;
#endif
  struct pollfd waiting = {descriptor, half, 0};
  if (poll(&waiting, 1, 0) <= 0) return 0;
  if (waiting.revents & (POLLHUP | POLLERR | POLLNVAL)) return 2;
  return (waiting.revents & half) != 0;
}

/* Lets other threads run before the calling one, where threads have priorities of their own. */
static inline void loaderd_give_way(void) {
#ifdef __linux__
  (void)setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 10);
#endif
}

/* What has arrived on a TCP connection: bytes in all, how many milliseconds ago the last, and
   whether the peer has ended sending. */
struct loaderd_arrival {
  uint64_t bytes;
  int has_ended;
  uint32_t milliseconds_ago;
};

/* Reads TCP_INFO; 0 where the kernel does not tell it (a Unix socket, another system). The
   places are those of struct tcp_info in the Linux ABI, whose C library header may be older. */
static inline int loaderd_read_arrival(int descriptor, struct loaderd_arrival *arrival) {
#ifdef __linux__
  unsigned char info[136];
  socklen_t size = sizeof info;
  if (getsockopt(descriptor, 6 /* IPPROTO_TCP */, 11 /* TCP_INFO */, info, &size) != 0) return 0;
  if (size < sizeof info || info[0] == 0) return 0;
  arrival->has_ended = info[0] == 8 /* TCP_CLOSE_WAIT */;
  memcpy(&arrival->milliseconds_ago, info + 52, sizeof arrival->milliseconds_ago);
  memcpy(&arrival->bytes, info + 128, sizeof arrival->bytes);
  return 1;
#else
  (void)descriptor;
  (void)arrival;
  return 0;
#endif
}

#endif
