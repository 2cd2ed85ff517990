/* An open loop of one thread: requests come at their times, whether or not the ones before are
   answered, and each is another. Latency counts from the time at which a request was to be sent.
     open PORT RATE SECONDS CONNECTIONS FIRST CACHED
   Of CACHED requests one is for an address that is always the same; 0 for none. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { CAPACITY = 16384, KEPT = 1 << 21 };

struct connection {
  int socket;
  int cached, is_idle;
  size_t size, whole;
  int status, last;
  double due;
  char bytes[CAPACITY + 1];
  struct connection *next;
};

struct kind {
  float *latencies;
  long count;
};

static struct sockaddr_in address = {.sin_family = AF_INET};
static int queue, port, most, opened;
static long first, cached_each, failures, late_sends;
static struct kind made, cached, refused;
static struct connection *idle;
/* Times at which requests were due that found no connection. */
static double *waiting;
static long waiting_first, waiting_end, waiting_room;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void note(struct kind *kind, double latency) {
  if (kind->count < KEPT) kind->latencies[kind->count] = (float)latency;
  kind->count++;
}

static void ask(struct connection *connection, double due) {
  static long number;
  long n = first + number++;
  char request[512];
  connection->size = connection->whole = 0;
  connection->due = due;
  connection->cached = cached_each > 0 && number % cached_each == 0;
  int size;
  if (connection->cached)
    size = snprintf(request, sizeof request,
                    "GET /loader/balls.svg HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n", port);
  else
    size = snprintf(
        request, sizeof request,
        "GET /loader/balls.svg?duration=%ld.%03ld&scale=1.%03ld&ball1=%06lx HTTP/1.1\r\n"
        "Host: 127.0.0.1:%d\r\n\r\n",
        1 + n % 50, n % 997, 50 + n % 900, n * 40503 % 16777216, port);
  if (send(connection->socket, request, (size_t)size, MSG_NOSIGNAL) != size) failures++;
}

static int connect_now(struct connection *connection) {
  int one = 1;
  connection->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (connection->socket < 0 ||
      connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0) {
    if (connection->socket >= 0) close(connection->socket);
    return 0;
  }
  setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
  epoll_ctl(queue, EPOLL_CTL_ADD, connection->socket, &event);
  return 1;
}

/* A connection that is free, or a new one as long as there may be more. */
static struct connection *take_free(void) {
  struct connection *connection = idle;
  if (connection != NULL) {
    idle = connection->next;
    connection->is_idle = 0;
    return connection;
  }
  if (opened >= most) return NULL;
  connection = calloc(1, sizeof *connection);
  if (connection == NULL || !connect_now(connection)) {
    free(connection);
    return NULL;
  }
  opened++;
  return connection;
}

static void wait_for_connection(double due) {
  if (waiting_end - waiting_first >= waiting_room) {
    failures++;
    return;
  }
  waiting[waiting_end++ % waiting_room] = due;
}

/* Takes in what has come: 1 once the answer is whole, -1 if the connection has ended. */
static int take(struct connection *connection) {
  ssize_t got = recv(connection->socket, connection->bytes + connection->size,
                     CAPACITY - connection->size, 0);
  if (got <= 0) return -1;
  connection->size += (size_t)got;
  if (connection->whole == 0) {
    connection->bytes[connection->size] = 0;
    char *end = strstr(connection->bytes, "\r\n\r\n");
    if (end == NULL) return 0;
    connection->status = atoi(connection->bytes + 9);
    end[2] = 0;
    char *length = strcasestr(connection->bytes, "\r\ncontent-length:");
    connection->last = strcasestr(connection->bytes, "\r\nconnection: close") != NULL;
    end[2] = '\r';
    connection->whole = (size_t)(end + 4 - connection->bytes);
    if (length != NULL) connection->whole += strtoul(length + 17, NULL, 10);
  }
  if (connection->size < connection->whole) return 0;
  double latency = now() - connection->due;
  if (connection->status == 200) note(connection->cached ? &cached : &made, latency);
  else if (connection->status == 503) note(&refused, latency);
  else failures++;
  return 1;
}

static void go_on(struct connection *connection) {
  if (waiting_first < waiting_end) {
    late_sends++;
    ask(connection, waiting[waiting_first++ % waiting_room]);
  } else {
    connection->next = idle;
    connection->is_idle = 1;
    idle = connection;
  }
}

static void give_up(struct connection *connection) {
  close(connection->socket);
  if (connection->is_idle) {
    /* It keeps its place among the others that are idle. */
    if (!connect_now(connection)) exit(1);
  } else if (connect_now(connection)) {
    go_on(connection);
  } else {
    opened--;
    free(connection);
  }
}

static int order(const void *left, const void *right) {
  float one = *(const float *)left, other = *(const float *)right;
  return (one > other) - (one < other);
}

static void show(const char *name, struct kind *kind) {
  long kept = kind->count < KEPT ? kind->count : KEPT;
  qsort(kind->latencies, (size_t)kept, sizeof(float), order);
  printf("\"%s\": {\"count\": %ld, \"p50\": %g, \"p99\": %g, \"p999\": %g, \"max\": %g}, ", name,
         kind->count, kept ? (double)kind->latencies[kept / 2] : 0,
         kept ? (double)kind->latencies[kept * 99 / 100] : 0,
         kept ? (double)kind->latencies[kept * 999 / 1000] : 0,
         kept ? (double)kind->latencies[kept - 1] : 0);
}

int main(int count, char **arguments) {
  if (count != 7) return 2;
  port = atoi(arguments[1]);
  double rate = atof(arguments[2]), seconds = atof(arguments[3]);
  most = atoi(arguments[4]);
  first = atol(arguments[5]);
  cached_each = atol(arguments[6]);
  address.sin_port = htons((uint16_t)port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  queue = epoll_create1(0);
  made.latencies = malloc(KEPT * sizeof(float));
  cached.latencies = malloc(KEPT * sizeof(float));
  refused.latencies = malloc(KEPT * sizeof(float));
  waiting_room = (long)(rate * seconds) + 1;
  waiting = malloc((size_t)waiting_room * sizeof *waiting);
  if (!made.latencies || !cached.latencies || !refused.latencies || !waiting) return 1;
  double begin = now(), end = begin + seconds, time = begin;
  long sent = 0;
  struct epoll_event ready[512];
  /* A second behind the last request is left for its answer. */
  while ((time = now()) < end + 1) {
    while (time < end && begin + (double)sent / rate <= time) {
      double due = begin + (double)sent++ / rate;
      struct connection *connection = take_free();
      if (connection != NULL) ask(connection, due);
      else wait_for_connection(due);
    }
    /* Not to spin, requests are sent up to a millisecond late; that counts as theirs. */
    int found = epoll_wait(queue, ready, 512, 1);
    for (int index = 0; index < found; index++) {
      struct connection *connection = ready[index].data.ptr;
      int state = take(connection);
      if (state < 0) {
        if (!connection->is_idle) failures++;
        give_up(connection);
      } else if (state > 0) {
        if (connection->last) give_up(connection);
        else go_on(connection);
      }
    }
  }
  printf("{");
  show("made", &made);
  show("cached", &cached);
  show("refused", &refused);
  printf("\"sent\": %ld, \"late_sends\": %ld, \"unanswered\": %ld, \"connections\": %d, "
         "\"failures\": %ld, \"seconds\": %g}\n",
         sent, late_sends, sent - made.count - cached.count - refused.count, opened, failures,
         seconds);
  return 0;
}
