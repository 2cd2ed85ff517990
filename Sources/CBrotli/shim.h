#ifndef LOADERD_BROTLI_SHIM_H
#define LOADERD_BROTLI_SHIM_H

#include <brotli/encode.h>

#endif
