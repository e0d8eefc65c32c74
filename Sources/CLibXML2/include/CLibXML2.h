#pragma once

// The system's libxml2, opened when XML is written for the first time: with the ICU behind it it takes longer to load
// than all the rest of a small run. So nothing is linked, and no header of libxml2 is needed to build.

struct _xmlBuffer;
struct _xmlTextWriter;

#pragma clang assume_nonnull begin

/// The functions of libxml2 that slotexport calls, by their own names; they mean what its manual says.
///
/// The tests compile this table against libxml2's headers, so that a type that isn't its own doesn't build.
typedef struct {
    struct _xmlBuffer *_Nullable (*_Nonnull xmlBufferCreate)(void);
    void (*xmlBufferFree)(struct _xmlBuffer *);
    int (*xmlBufferLength)(const struct _xmlBuffer *);
    const unsigned char *_Nullable (*_Nonnull xmlBufferContent)(const struct _xmlBuffer *);
    void (*xmlBufferEmpty)(struct _xmlBuffer *);
    struct _xmlTextWriter *_Nullable (*_Nonnull xmlNewTextWriterMemory)(struct _xmlBuffer *, int compression);
    void (*xmlFreeTextWriter)(struct _xmlTextWriter *);
    int (*xmlTextWriterFlush)(struct _xmlTextWriter *);
    int (*xmlTextWriterStartDocument)(
        struct _xmlTextWriter *, const char *version, const char *encoding, const char *_Nullable standalone);
    int (*xmlTextWriterEndDocument)(struct _xmlTextWriter *);
    int (*xmlTextWriterStartElement)(struct _xmlTextWriter *, const unsigned char *name);
    int (*xmlTextWriterEndElement)(struct _xmlTextWriter *);
    int (*xmlTextWriterWriteAttribute)(struct _xmlTextWriter *, const unsigned char *name, const unsigned char *content);
    int (*xmlTextWriterWriteRawLen)(struct _xmlTextWriter *, const unsigned char *content, int length);
} LibXML2;

/// The functions of the system's libxml2; null where the system has none. The library is opened by the first call, from
/// any thread, and stays.
const LibXML2 *_Nullable slotexport_libxml2(void);

#pragma clang assume_nonnull end
