#ifndef LOADERD_WEBP_SHIM_H
#define LOADERD_WEBP_SHIM_H

#include <webp/encode.h>
#include <webp/mux.h>

#endif
