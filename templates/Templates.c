#include "Templates.h"

static const unsigned char help[] = {
#embed "help.txt"
};

const unsigned char *slotexport_help(void) { return help; }

size_t slotexport_help_length(void) { return sizeof help; }
