#pragma once

#include <stddef.h>

// The texts of this folder that the product carries inside itself, byte for byte.

/// The first byte of help.txt; never null, valid as long as the program runs.
const unsigned char *slotexport_help(void);

/// The number of bytes at `slotexport_help()`.
size_t slotexport_help_length(void);
