#include "Resources.h"

static const unsigned char labels[] = {
#embed "labels/labels.txt"
};

const unsigned char *slotexport_labels(void) { return labels; }

size_t slotexport_labels_length(void) { return sizeof labels; }

static const unsigned char json_schema[] = {
#embed "schemas/slots.schema.json"
};

const unsigned char *slotexport_json_schema(void) { return json_schema; }

size_t slotexport_json_schema_length(void) { return sizeof json_schema; }

static const unsigned char ndjson_schema[] = {
#embed "schemas/slots.ndjson.schema.json"
};

const unsigned char *slotexport_ndjson_schema(void) { return ndjson_schema; }

size_t slotexport_ndjson_schema_length(void) { return sizeof ndjson_schema; }

static const unsigned char csv_schema[] = {
#embed "schemas/slots.csv-schema.json"
};

const unsigned char *slotexport_csv_schema(void) { return csv_schema; }

size_t slotexport_csv_schema_length(void) { return sizeof csv_schema; }

static const unsigned char xml_schema[] = {
#embed "schemas/slots.xsd"
};

const unsigned char *slotexport_xml_schema(void) { return xml_schema; }

size_t slotexport_xml_schema_length(void) { return sizeof xml_schema; }

static const unsigned char place_schema[] = {
#embed "schemas/place.schema.json"
};

const unsigned char *slotexport_place_schema(void) { return place_schema; }

size_t slotexport_place_schema_length(void) { return sizeof place_schema; }

static const unsigned char holidays_cn[] = {
#embed "examples/holidays/CN.json5"
};

const unsigned char *slotexport_holidays_cn(void) { return holidays_cn; }

size_t slotexport_holidays_cn_length(void) { return sizeof holidays_cn; }

static const unsigned char holidays_de[] = {
#embed "examples/holidays/DE.json5"
};

const unsigned char *slotexport_holidays_de(void) { return holidays_de; }

size_t slotexport_holidays_de_length(void) { return sizeof holidays_de; }

static const unsigned char zone_hints[] = {
#embed "zones/hints.txt"
};

const unsigned char *slotexport_zone_hints(void) { return zone_hints; }

size_t slotexport_zone_hints_length(void) { return sizeof zone_hints; }

static const unsigned char manifest_schema[] = {
#embed "schemas/manifest.schema.json"
};

const unsigned char *slotexport_manifest_schema(void) { return manifest_schema; }

size_t slotexport_manifest_schema_length(void) { return sizeof manifest_schema; }

static const unsigned char windows_zones[] = {
#embed "zones/windows.txt"
};

const unsigned char *slotexport_windows_zones(void) { return windows_zones; }

size_t slotexport_windows_zones_length(void) { return sizeof windows_zones; }
