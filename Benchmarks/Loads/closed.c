/* A closed loop of one thread that knows that a 304 has no body, whatever its Content-Length says
   (RFC 9110, 8.6); wrk waits for one.  closed PORT CONNECTIONS SECONDS < REQUEST */
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

enum { CAPACITY = 65536, KEPT = 1 << 22 };

struct connection {
  int socket;
  size_t size;
  double asked;
  char bytes[CAPACITY + 1];
};

static char request[CAPACITY];
static size_t request_size;
static struct sockaddr_in address = {.sin_family = AF_INET};
static int queue;
static long answers, failures;
static float latencies[KEPT];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void ask(struct connection *connection) {
  connection->size = 0;
  connection->asked = now();
  if (send(connection->socket, request, request_size, MSG_NOSIGNAL) != (ssize_t)request_size)
    failures++;
}

static void open_connection(struct connection *connection) {
  int one = 1;
  connection->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0) {
    perror("connect");
    exit(1);
  }
  setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
  epoll_ctl(queue, EPOLL_CTL_ADD, connection->socket, &event);
  ask(connection);
}

/* Takes in what has come: 1 once the answer is whole, -1 if it was the connection's last. */
static int take(struct connection *connection) {
  ssize_t got = recv(connection->socket, connection->bytes + connection->size,
                     CAPACITY - connection->size, 0);
  if (got <= 0) {
    failures++;
    return -1;
  }
  connection->size += (size_t)got;
  connection->bytes[connection->size] = 0;
  char *end = strstr(connection->bytes, "\r\n\r\n");
  if (end == NULL) return 0;
  int status = atoi(connection->bytes + 9);
  end[2] = 0;
  char *length = strcasestr(connection->bytes, "\r\ncontent-length:");
  int last = strcasestr(connection->bytes, "\r\nconnection: close") != NULL;
  end[2] = '\r';
  size_t whole = (size_t)(end + 4 - connection->bytes);
  if (status != 304 && length != NULL) whole += strtoul(length + 17, NULL, 10);
  if (connection->size < whole) return 0;
  if (status != 200 && status != 304) failures++;
  if (answers < KEPT) latencies[answers] = (float)(now() - connection->asked);
  answers++;
  return last ? -1 : 1;
}

static int order(const void *left, const void *right) {
  float one = *(const float *)left, other = *(const float *)right;
  return (one > other) - (one < other);
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  address.sin_port = htons((uint16_t)atoi(arguments[1]));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int connections = atoi(arguments[2]);
  double seconds = atof(arguments[3]);
  request_size = fread(request, 1, sizeof request, stdin);
  queue = epoll_create1(0);
  struct connection *all = calloc((size_t)connections, sizeof *all);
  if (all == NULL) return 1;
  double begin = now(), passed = 0;
  for (int index = 0; index < connections; index++) open_connection(&all[index]);
  struct epoll_event ready[256];
  while ((passed = now() - begin) < seconds) {
    int found = epoll_wait(queue, ready, 256, 100);
    for (int index = 0; index < found; index++) {
      struct connection *connection = ready[index].data.ptr;
      int state = take(connection);
      if (state > 0) ask(connection);
      if (state < 0) {
        close(connection->socket);
        open_connection(connection);
      }
    }
  }
  long kept = answers < KEPT ? answers : KEPT;
  qsort(latencies, (size_t)kept, sizeof *latencies, order);
  printf("{\"requests\": %ld, \"seconds\": %f, \"failures\": %ld, \"p50\": %g, \"p99\": %g}\n",
         answers, passed, failures, kept ? (double)latencies[kept / 2] : 0,
         kept ? (double)latencies[kept * 99 / 100] : 0);
  return 0;
}
