#ifndef LOADERD_PNG_SHIM_H
#define LOADERD_PNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* libpng tells faults by longjmp, which must not leave C: every call below catches it and answers
   0 where something failed. What is written is gathered in memory that free(3) takes back. */
struct loaderd_png {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t room;
  char fault[80];
};

static inline void loaderd_png_gather(png_structp png, png_bytep bytes, size_t count) {
  struct loaderd_png *writer = (struct loaderd_png *)png_get_io_ptr(png);
  if (count > writer->room - writer->count) {
    size_t room = 2 * writer->room + count + 1024;
    uint8_t *moved = (uint8_t *)realloc(writer->bytes, room);
    if (moved == NULL) png_error(png, "no memory");
    writer->bytes = moved;
    writer->room = room;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static inline void loaderd_png_flush(png_structp png) { (void)png; }

static inline void loaderd_png_fault(png_structp png, png_const_charp words) {
  struct loaderd_png *writer = (struct loaderd_png *)png_get_error_ptr(png);
  strncpy(writer->fault, words, sizeof writer->fault - 1);
  png_longjmp(png, 1);
}

static inline void loaderd_png_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

/* Writes everything before the rows. The palette holds red, green, blue and alpha of each colour;
   its first `clear` colours are not opaque. */
static inline int loaderd_png_begin(
    struct loaderd_png *writer, uint32_t width, uint32_t height, int depth, int color_type,
    const uint8_t *palette, int colors, int clear, int level) {
  memset(writer, 0, sizeof *writer);
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, writer, loaderd_png_fault, loaderd_png_warning);
  if (writer->png == NULL) return 0;
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) return 0;
  png_set_write_fn(writer->png, writer, loaderd_png_gather, loaderd_png_flush);
  png_set_user_limits(writer->png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(writer->png, level);
  png_set_compression_mem_level(writer->png, 9);
  png_set_compression_buffer_size(writer->png, 65536);
  /* Flat areas with thin soft edges are shorter without any filter. */
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(
      writer->png, writer->info, width, height, depth, color_type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (colors > 0) {
    png_color entries[256];
    png_byte alphas[256];
    for (int i = 0; i < colors && i < 256; i++) {
      entries[i].red = palette[4 * i];
      entries[i].green = palette[4 * i + 1];
      entries[i].blue = palette[4 * i + 2];
      alphas[i] = palette[4 * i + 3];
    }
    png_set_PLTE(writer->png, writer->info, entries, colors);
    if (clear > 0) png_set_tRNS(writer->png, writer->info, alphas, clear, NULL);
  }
  png_write_info(writer->png, writer->info);
  return 1;
}

/* Writes rows of packed samples that lie one behind the other. */
static inline int loaderd_png_rows(
    struct loaderd_png *writer, const uint8_t *rows, size_t stride, uint32_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  for (uint32_t row = 0; row < count; row++) {
    png_write_row(writer->png, (png_const_bytep)(rows + row * stride));
  }
  return 1;
}

/* Writes everything behind the rows. */
static inline int loaderd_png_end(struct loaderd_png *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_write_end(writer->png, writer->info);
  return 1;
}

static inline void loaderd_png_free(struct loaderd_png *writer) {
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  writer->bytes = NULL;
}

#endif
