#include "Templates.h"

static const unsigned char help[] = {
#embed "help.txt"
};

const unsigned char *slotexport_help(void) { return help; }

size_t slotexport_help_length(void) { return sizeof help; }

static const unsigned char man_page[] = {
#embed "slotexport.1"
};

const unsigned char *slotexport_man_page(void) { return man_page; }

size_t slotexport_man_page_length(void) { return sizeof man_page; }

static const unsigned char place[] = {
#embed "place.json5"
};

const unsigned char *slotexport_new_place(void) { return place; }

size_t slotexport_new_place_length(void) { return sizeof place; }

// The templates that ship, by name.

static const unsigned char table_html[] = {
#embed "table.html"
};

static const unsigned char widget_html[] = {
#embed "widget.html"
};

static const unsigned char message_txt[] = {
#embed "message.txt"
};

static const unsigned char subscribe_html[] = {
#embed "subscribe.html"
};

static const unsigned char slots_sql[] = {
#embed "slots.sql"
};

static const struct {
    const char *name;
    const unsigned char *text;
    size_t length;
} shipped[] = {
    {"table.html", table_html, sizeof table_html},
    {"widget.html", widget_html, sizeof widget_html},
    {"message.txt", message_txt, sizeof message_txt},
    {"subscribe.html", subscribe_html, sizeof subscribe_html},
    {"slots.sql", slots_sql, sizeof slots_sql},
};

size_t slotexport_template_count(void) { return sizeof shipped / sizeof shipped[0]; }

const char *slotexport_template_name(size_t index) { return shipped[index].name; }

const unsigned char *slotexport_template(size_t index) { return shipped[index].text; }

size_t slotexport_template_length(size_t index) { return shipped[index].length; }
