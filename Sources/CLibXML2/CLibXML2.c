#include "CLibXML2.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

// Since version 2.14 the library has a new name; what is called here is the same in both.
static const char *const names[] = {
#ifdef __APPLE__
    "/usr/lib/libxml2.2.dylib",
#else
    "libxml2.so.16",
    "libxml2.so.2",
#endif
};

static LibXML2 functions;
static bool is_complete;

static void load(void) {
    void *library = NULL;
    for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++)
        library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_complete = true;
    // POSIX lets the address of a function pass through a pointer to void (dlsym).
#define LOAD(name) is_complete = (functions.name = (__typeof__(functions.name))dlsym(library, #name)) && is_complete
    LOAD(xmlBufferCreate);
    LOAD(xmlBufferFree);
    LOAD(xmlBufferLength);
    LOAD(xmlBufferContent);
    LOAD(xmlBufferEmpty);
    LOAD(xmlNewTextWriterMemory);
    LOAD(xmlFreeTextWriter);
    LOAD(xmlTextWriterFlush);
    LOAD(xmlTextWriterStartDocument);
    LOAD(xmlTextWriterEndDocument);
    LOAD(xmlTextWriterStartElement);
    LOAD(xmlTextWriterEndElement);
    LOAD(xmlTextWriterWriteAttribute);
    LOAD(xmlTextWriterWriteRawLen);
}

const LibXML2 *slotexport_libxml2(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_complete ? &functions : NULL;
}
