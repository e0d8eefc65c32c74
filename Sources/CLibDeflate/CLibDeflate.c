#include "CLibDeflate.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static LibDeflate functions;
static bool is_complete;

static void load(void) {
    void *library = dlopen("libdeflate.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_complete = true;
    // POSIX lets the address of a function pass through a pointer to void (dlsym).
#define LOAD(name) is_complete = (functions.name = (__typeof__(functions.name))dlsym(library, #name)) && is_complete
    LOAD(libdeflate_alloc_compressor);
    LOAD(libdeflate_free_compressor);
    LOAD(libdeflate_gzip_compress);
    LOAD(libdeflate_gzip_compress_bound);
}

const LibDeflate *slotexport_libdeflate(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_complete ? &functions : NULL;
}
