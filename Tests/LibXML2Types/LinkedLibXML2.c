#include "LinkedLibXML2.h"

#include <libxml/tree.h>
#include <libxml/xmlwriter.h>

// A type of the table that isn't libxml2's own is an error here.
#pragma clang diagnostic error "-Wincompatible-pointer-types"
#pragma clang diagnostic error "-Wincompatible-function-pointer-types"

static const LibXML2 functions = {
    .xmlBufferCreate = xmlBufferCreate,
    .xmlBufferFree = xmlBufferFree,
    .xmlBufferLength = xmlBufferLength,
    .xmlBufferContent = xmlBufferContent,
    .xmlBufferEmpty = xmlBufferEmpty,
    .xmlNewTextWriterMemory = xmlNewTextWriterMemory,
    .xmlFreeTextWriter = xmlFreeTextWriter,
    .xmlTextWriterFlush = xmlTextWriterFlush,
    .xmlTextWriterStartDocument = xmlTextWriterStartDocument,
    .xmlTextWriterEndDocument = xmlTextWriterEndDocument,
    .xmlTextWriterStartElement = xmlTextWriterStartElement,
    .xmlTextWriterEndElement = xmlTextWriterEndElement,
    .xmlTextWriterWriteAttribute = xmlTextWriterWriteAttribute,
    .xmlTextWriterWriteRawLen = xmlTextWriterWriteRawLen,
};

const LibXML2 *linked_libxml2(void) { return &functions; }
