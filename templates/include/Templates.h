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

/// The first byte of place.json5; never null, valid as long as the program runs.
const unsigned char *slotexport_new_place(void);

/// The number of bytes at `slotexport_new_place()`.
size_t slotexport_new_place_length(void);

/// The number of templates that ship.
size_t slotexport_template_count(void);

/// The name of the file of a template, below the count, ending in NUL; never null, valid as long as the program runs.
const char *slotexport_template_name(size_t index);

/// The first byte of a template, below the count; never null, valid as long as the program runs.
const unsigned char *slotexport_template(size_t index);

/// The number of bytes at `slotexport_template()`.
size_t slotexport_template_length(size_t index);
