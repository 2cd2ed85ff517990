#ifndef LOADERD_ZLIB_SHIM_H
#define LOADERD_ZLIB_SHIM_H

#include <zlib.h>

/* deflateInit2 is a macro. 15 + 16: the largest window, with the frame of gzip. */
static inline int loaderd_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}

/* inflateInit2 is a macro. */
static inline int loaderd_gunzip_begin(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

#endif
