#include "Templates.h"

static const unsigned char help[] = {
#embed "help.txt"
};

const unsigned char *slotexport_help(void) { return help; }

size_t slotexport_help_length(void) { return sizeof help; }

static const unsigned char man_page[] = {
#embed "slotexport.1"
};

const unsigned char *slotexport_man_page(void) { return man_page; }

size_t slotexport_man_page_length(void) { return sizeof man_page; }
