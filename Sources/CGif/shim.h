#ifndef LOADERD_GIF_SHIM_H
#define LOADERD_GIF_SHIM_H

#include <gif_lib.h>

#endif
