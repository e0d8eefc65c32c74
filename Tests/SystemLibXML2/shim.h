// The system's libxml2, linked: the tests write, read and validate XML with it, as an oracle.
//
// LIBXML_ICU_ENABLED is undefined so that Debian's ICU headers stay out of the Clang module: they clash
// with the toolchain's own ICU. It changes only the size of xmlCharEncodingHandler, which is never
// allocated or indexed here.
#pragma once
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlwriter.h>
