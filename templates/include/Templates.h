#pragma once

#include <stddef.h>

// The texts of this folder that the product carries inside itself, byte for byte.

/// The first byte of help.txt; never null, valid as long as the program runs.
const unsigned char *slotexport_help(void);

/// The number of bytes at `slotexport_help()`.
size_t slotexport_help_length(void);

/// The first byte of slotexport.1; never null, valid as long as the program runs.
const unsigned char *slotexport_man_page(void);

/// The number of bytes at `slotexport_man_page()`.
size_t slotexport_man_page_length(void);
