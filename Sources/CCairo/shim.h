#ifndef LOADERD_CAIRO_SHIM_H
#define LOADERD_CAIRO_SHIM_H

#include <cairo.h>

#endif
