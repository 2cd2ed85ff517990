/* The base that all figures are ratios to: libmicrohttpd answers every request with one response
   that was made once.  prepared PORT POOL_BYTES BODY_FILE */
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static struct MHD_Response *prepared;

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **state) {
  (void)context, (void)url, (void)method, (void)version, (void)upload, (void)upload_size;
  static int seen;
  if (*state == NULL) {
    *state = &seen;
    return MHD_YES;
  }
  return MHD_queue_response(connection, MHD_HTTP_OK, prepared);
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  static char body[1 << 20];
  FILE *file = fopen(arguments[3], "rb");
  if (file == NULL) return 1;
  size_t size = fread(body, 1, sizeof body, file);
  fclose(file);

  prepared = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(prepared, "Content-Type", "image/svg+xml; charset=utf-8");
  MHD_add_response_header(prepared, "ETag", "\"4927f748bb27fce2\"");
  MHD_add_response_header(prepared, "Cache-Control", "public, max-age=86400");
  MHD_add_response_header(prepared, "X-Content-Type-Options", "nosniff");
  MHD_add_response_header(prepared, "Access-Control-Allow-Origin", "*");

  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTERM);
  sigprocmask(SIG_BLOCK, &stop, NULL);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, (uint16_t)atoi(arguments[1]), NULL, NULL, answer, NULL,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)atol(arguments[2]),
      MHD_OPTION_CONNECTION_LIMIT, 4096u, MHD_OPTION_END);
  if (daemon == NULL) return 1;
  int signal;
  sigwait(&stop, &signal);
  MHD_stop_daemon(daemon);
  return 0;
}
