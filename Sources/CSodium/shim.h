#ifndef LOADERD_SODIUM_SHIM_H
#define LOADERD_SODIUM_SHIM_H

#include <sodium.h>

#endif
