/* What C does with the ordinary means when every request is another: the parameters are read
   by strtod, and the text is made by snprintf.  rendered PORT POOL_BYTES svg|json */
#include <math.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int writes_json;

static double number(struct MHD_Connection *connection, const char *name, double other) {
  const char *text = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
  return text == NULL ? other : strtod(text, NULL);
}

static const char *colour(struct MHD_Connection *connection, const char *name, const char *other) {
  const char *text = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
  return text == NULL || strlen(text) > 8 ? other : text;
}

/* Three balls: as many numbers and as many bytes as the picture that the service draws. */
static int svg(struct MHD_Connection *connection, char *text, size_t size) {
  double duration = number(connection, "duration", 1.6);
  double scale = number(connection, "scale", 1.5);
  double rest = fmin(0.3 / duration, 0.25) * 100, radius = 6.5, grown = radius * scale;
  double large = (50 + grown) / 2, home = 9.5, far = 50 - 2 * grown;
  double first = large - grown, share = 100 * first / (first + 7.85 * large);
  return snprintf(
      text, size,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.6g\" height=\"%.6g\" viewBox=\"0 0 %.6g "
      "%.6g\" role=\"img\"><title>Loading</title><style type=\"text/css\">.a{animation:a %.6gs "
      "ease-in-out infinite}@keyframes a{0%%,to{transform:scale(%.3g)}%.6g%%{transform:scale(%.3g);"
      "animation-timing-function:ease-out}%.6g%%,%.6g%%{transform:scale(%.4g)}}.b{animation:b %.6gs "
      "cubic-bezier(%.3g,%.3g,%.3g,%.3g) infinite}@keyframes b{0%%{transform:translate(%.6gpx,%.6gpx)"
      "rotate(%.6gdeg)translate(%.6gpx);animation-timing-function:cubic-bezier(%.3g,%.3g,%.3g,%.3g)}"
      "%.6g%%{transform:translate(%.6gpx,%.6gpx)rotate(%.6gdeg)translate(%.6gpx);animation-timing-"
      "function:cubic-bezier(%.3g,%.3g,%.3g,%.3g)}%.6g%%{transform:translate(%.6gpx,%.6gpx)rotate("
      "%.6gdeg)translate(%.6gpx);animation-timing-function:linear}%.6g%%{transform:translate(%.6gpx,"
      "%.6gpx)rotate(%.6gdeg)translate(%.6gpx)}%.6g%%{transform:translate(%.6gpx,%.6gpx)rotate(%.6g"
      "deg)translate(%.6gpx);animation-timing-function:cubic-bezier(%.3g,%.3g,%.3g,%.3g)}to{transform:"
      "translate(%.6gpx,%.6gpx)rotate(%.6gdeg)translate(%.6gpx)}}</style><g class=\"b\" transform=\""
      "translate(%.6g %.6g)\" fill=\"#%s\"><circle class=\"a\" r=\"%.6g\"/></g><g transform=\"translate("
      "%.6g %.6g)\" fill=\"#%s\"><circle class=\"a\" r=\"%.6g\"/></g><g transform=\"rotate(%.6g %.6g "
      "%.6g)\" fill=\"#%s\"><g class=\"b\" transform=\"translate(%.6g %.6g)\"><circle class=\"a\" r=\""
      "%.6g\"/></g></g></svg>",
      100.0, 100.0, 100.0, 100.0, duration, 1.0, rest, 1.0, 50.0, 50 + rest, scale, duration,
      0.322 * scale, 0.361, 0.644, 0.723 / scale, large, 50.0, 0.0, home - large, 0.384, 0.0,
      0.707 / scale, 0.403, share, large - 0.4, 50.0, 0.0, home - large, 0.356, 0.277 * scale,
      0.678, 0.639, 49.999, large - 0.4, 50.0, -180.0, home - large, 50.0, 50.0, 50.0, -180.0,
      -2 * grown, 100 - share, 50.0, 50.0, -360.0, -2 * grown, 0.293 * scale, 0.597, 0.616, 1.0,
      far, 50.0, -360.0, -2 * grown, home, 50.0, colour(connection, "ball1", "3688fa"), radius,
      50.0, 50.0, colour(connection, "ball2", "646464"), radius, 180.0, 50.0, 50.0,
      colour(connection, "ball3", "ea4345"), home, 50.0, radius);
}

/* Two coins at one instant: the members that the service writes. */
static int json(struct MHD_Connection *connection, char *text, size_t size) {
  static const char sign[] =
      "m-6.2-7h3L0-1.4 3.2-7h3l-4 7H4v1.6H1.4v1.5H4v1.6H1.4V7h-2.8V4.7H-4V3.1h2.6V1.6H-4V0h1.8z";
  double duration = number(connection, "duration", 0.8), time = number(connection, "t", 0);
  double scale = number(connection, "scale", 1.25);
  double rounds = time / duration, iteration = floor(rounds), progress = rounds - iteration;
  double wave = sin(progress * 2 * M_PI), swing = cos(progress * 2 * M_PI);
  double one = 1 + (scale - 1) * wave, other = 1 - (scale - 1) * wave;
  return snprintf(
      text, size,
      "{\"loader\":\"coins\",\"t\":%.9g,\"iteration\":%.9g,\"progress\":%.6g,\"duration\":%.6g,"
      "\"viewBox\":[%.6g,%.6g,%.6g,%.6g],\"nodes\":[{\"id\":\"coin1\",\"x\":%.6g,\"y\":%.6g,\"scale\":"
      "%.6g,\"rotation\":%.6g,\"opacity\":%.6g,\"shape\":{\"type\":\"circle\",\"radius\":%.6g},\"fill\":"
      "\"#ffda86\",\"stroke\":null,\"children\":[{\"id\":\"sign1\",\"x\":%.6g,\"y\":%.6g,\"scale\":%.6g,"
      "\"rotation\":%.6g,\"opacity\":%.6g,\"shape\":{\"type\":\"path\",\"d\":\"%s\"},\"fill\":\"#ffc52c\","
      "\"stroke\":null}]},{\"id\":\"coin2\",\"x\":%.6g,\"y\":%.6g,\"scale\":%.6g,\"rotation\":%.6g,"
      "\"opacity\":%.6g,\"shape\":{\"type\":\"circle\",\"radius\":%.6g},\"fill\":\"#f5e5d8\",\"stroke\":"
      "null,\"children\":[{\"id\":\"sign2\",\"x\":%.6g,\"y\":%.6g,\"scale\":%.6g,\"rotation\":%.6g,"
      "\"opacity\":%.6g,\"shape\":{\"type\":\"path\",\"d\":\"%s\"},\"fill\":\"#edd7c7\",\"stroke\":null}]}"
      "]}",
      time, iteration, progress, duration, 0.0, 0.0, 80.0, 50.0, 40 + 18 * swing, 25.0, one, 0.0,
      1.0, 16.0, 0.0, 0.0, 1.0, 0.0, 1.0, sign, 40 - 18 * swing, 25.0, other, 0.0, 1.0, 16.0, 0.0,
      0.0, 1.0, 0.0, 1.0, sign);
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **state) {
  (void)context, (void)url, (void)method, (void)version, (void)upload, (void)upload_size;
  static int seen;
  if (*state == NULL) {
    *state = &seen;
    return MHD_YES;
  }
  char text[8192];
  int length = (writes_json ? json : svg)(connection, text, sizeof text);
  struct MHD_Response *response =
      MHD_create_response_from_buffer((size_t)length, text, MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(
      response, "Content-Type",
      writes_json ? "application/json" : "image/svg+xml; charset=utf-8");
  MHD_add_response_header(response, "ETag", "\"4927f748bb27fce2\"");
  MHD_add_response_header(response, "Cache-Control", "public, max-age=86400");
  MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
  MHD_add_response_header(response, "Access-Control-Allow-Origin", "*");
  enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return result;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  writes_json = strcmp(arguments[3], "json") == 0;
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
