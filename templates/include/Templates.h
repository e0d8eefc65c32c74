#pragma once

#include <stddef.h>

// The texts of this folder that the product carries inside itself, byte for byte.

/// The first byte of the script of a preview page, web/slot-picker.js and web/preview.js; never null, valid as long as the
/// program runs.
const unsigned char *slotexport_preview_script(void);

/// The number of bytes at `slotexport_preview_script()`.
size_t slotexport_preview_script_length(void);

/// The first byte of web/preview.css; never null, valid as long as the program runs.
const unsigned char *slotexport_preview_style(void);

/// The number of bytes at `slotexport_preview_style()`.
size_t slotexport_preview_style_length(void);

/// The number of templates that ship.
size_t slotexport_template_count(void);

/// The name of the file of a template, below the count, ending in NUL; never null, valid as long as the program runs.
const char *slotexport_template_name(size_t index);

/// The first byte of a template, below the count; never null, valid as long as the program runs.
const unsigned char *slotexport_template(size_t index);

/// The number of bytes at `slotexport_template()`.
size_t slotexport_template_length(size_t index);
