#pragma once

#include <stddef.h>

// The files of this folder that the product carries inside itself, byte for byte.

/// The first byte of labels/labels.txt; never null, valid as long as the program runs.
const unsigned char *slotexport_labels(void);

/// The number of bytes at `slotexport_labels()`.
size_t slotexport_labels_length(void);

/// The first byte of schemas/slots.schema.json; never null, valid as long as the program runs.
const unsigned char *slotexport_json_schema(void);

/// The number of bytes at `slotexport_json_schema()`.
size_t slotexport_json_schema_length(void);

/// The first byte of schemas/slots.ndjson.schema.json; never null, valid as long as the program runs.
const unsigned char *slotexport_ndjson_schema(void);

/// The number of bytes at `slotexport_ndjson_schema()`.
size_t slotexport_ndjson_schema_length(void);

/// The first byte of schemas/slots.csv-schema.json; never null, valid as long as the program runs.
const unsigned char *slotexport_csv_schema(void);

/// The number of bytes at `slotexport_csv_schema()`.
size_t slotexport_csv_schema_length(void);

/// The first byte of schemas/slots.xsd; never null, valid as long as the program runs.
const unsigned char *slotexport_xml_schema(void);

/// The number of bytes at `slotexport_xml_schema()`.
size_t slotexport_xml_schema_length(void);

/// The first byte of schemas/place.schema.json; never null, valid as long as the program runs.
const unsigned char *slotexport_place_schema(void);

/// The number of bytes at `slotexport_place_schema()`.
size_t slotexport_place_schema_length(void);

/// The first byte of examples/holidays/CN.json5; never null, valid as long as the program runs.
const unsigned char *slotexport_holidays_cn(void);

/// The number of bytes at `slotexport_holidays_cn()`.
size_t slotexport_holidays_cn_length(void);

/// The first byte of examples/holidays/DE.json5; never null, valid as long as the program runs.
const unsigned char *slotexport_holidays_de(void);

/// The number of bytes at `slotexport_holidays_de()`.
size_t slotexport_holidays_de_length(void);

/// The first byte of zones/hints.txt; never null, valid as long as the program runs.
const unsigned char *slotexport_zone_hints(void);

/// The number of bytes at `slotexport_zone_hints()`.
size_t slotexport_zone_hints_length(void);

/// The JSON Schema of manifests, UTF-8.
const unsigned char *slotexport_manifest_schema(void);

/// The number of bytes at `slotexport_manifest_schema()`.
size_t slotexport_manifest_schema_length(void);

/// The first byte of zones/windows.txt; never null, valid as long as the program runs.
const unsigned char *slotexport_windows_zones(void);

/// The number of bytes at `slotexport_windows_zones()`.
size_t slotexport_windows_zones_length(void);
