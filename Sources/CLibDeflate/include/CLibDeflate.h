#pragma once

// The system's libdeflate (MIT licence), opened when something is compressed for the first time: most runs never do. So
// nothing is linked, and no header of it is needed to build.

#include <stddef.h>

struct libdeflate_compressor;

#pragma clang assume_nonnull begin

/// The functions of libdeflate that slotexport calls, by their own names; they mean what its header says.
typedef struct {
    struct libdeflate_compressor *_Nullable (*_Nonnull libdeflate_alloc_compressor)(int level);
    void (*libdeflate_free_compressor)(struct libdeflate_compressor *);
    size_t (*libdeflate_gzip_compress)(
        struct libdeflate_compressor *, const void *in, size_t in_nbytes, void *out, size_t out_nbytes_avail);
    size_t (*libdeflate_gzip_compress_bound)(struct libdeflate_compressor *, size_t in_nbytes);
} LibDeflate;

/// The functions of the system's libdeflate; null where the system has none. The library is opened by the first call, from
/// any thread, and stays.
const LibDeflate *_Nullable slotexport_libdeflate(void);

#pragma clang assume_nonnull end
