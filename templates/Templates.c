#include "Templates.h"

// What slotexport preview puts into its page.

static const unsigned char preview_script[] = {
#embed "web/slot-picker.js"
,
#embed "web/preview.js"
};

const unsigned char *slotexport_preview_script(void) { return preview_script; }

size_t slotexport_preview_script_length(void) { return sizeof preview_script; }

static const unsigned char preview_style[] = {
#embed "web/preview.css"
};

const unsigned char *slotexport_preview_style(void) { return preview_style; }

size_t slotexport_preview_style_length(void) { return sizeof preview_style; }

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
