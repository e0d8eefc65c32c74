// A C program that links libxml2 and does nothing else: what starting costs at least.
#include <libxml/xmlversion.h>
#include <stdio.h>

int main(void) { return puts("libxml2 " LIBXML_DOTTED_VERSION) < 0; }
