/* The physical limit: an epoll loop that looks for the end of a request and sends fixed bytes.
   bare PORT BODY_FILE */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static char answer[1 << 20];
static size_t answer_size;

static void prepare(const char *path) {
  static char body[1 << 19];
  FILE *file = fopen(path, "rb");
  if (file == NULL) exit(1);
  size_t size = fread(body, 1, sizeof body, file);
  fclose(file);
  int head = snprintf(
      answer, sizeof answer,
      "HTTP/1.1 200 OK\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\n"
      "Content-Type: image/svg+xml; charset=utf-8\r\nETag: \"4927f748bb27fce2\"\r\n"
      "Cache-Control: public, max-age=86400\r\nX-Content-Type-Options: nosniff\r\n"
      "Access-Control-Allow-Origin: *\r\nContent-Length: %zu\r\n\r\n", size);
  memcpy(answer + head, body, size);
  answer_size = (size_t)head + size;
}

/* Answers what has come; 0 when the connection is over. The load never pipelines. */
static int serve(int connection) {
  char request[16384];
  ssize_t size = recv(connection, request, sizeof request, 0);
  if (size < 0) return errno == EAGAIN;
  if (size < 4) return 0;
  if (memcmp(request + size - 4, "\r\n\r\n", 4) != 0) return 1;
  return send(connection, answer, answer_size, MSG_NOSIGNAL) == (ssize_t)answer_size;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  prepare(arguments[2]);
  int one = 1, listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((uint16_t)atoi(arguments[1]))};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) return 1;
  if (listen(listener, 1024) != 0) return 1;
  int queue = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.fd = listener}, ready[256];
  epoll_ctl(queue, EPOLL_CTL_ADD, listener, &event);
  for (;;) {
    int found = epoll_wait(queue, ready, 256, -1);
    for (int index = 0; index < found; index++) {
      int socket = ready[index].data.fd;
      if (socket != listener) {
        if (!serve(socket)) close(socket);
        continue;
      }
      int connection = accept4(listener, NULL, NULL, SOCK_NONBLOCK);
      if (connection < 0) continue;
      setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
      event.data.fd = connection;
      epoll_ctl(queue, EPOLL_CTL_ADD, connection, &event);
    }
  }
}
