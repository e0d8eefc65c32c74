#pragma once

#include <CLibXML2.h>

/// The same functions as `slotexport_libxml2()`, found by the linker and held against libxml2's headers by the compiler.
const LibXML2 *_Nonnull linked_libxml2(void);
