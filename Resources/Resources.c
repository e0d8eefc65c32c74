#include "Resources.h"

static const unsigned char labels[] = {
#embed "labels/labels.txt"
};

const unsigned char *slotexport_labels(void) { return labels; }

size_t slotexport_labels_length(void) { return sizeof labels; }
