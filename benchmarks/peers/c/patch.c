// C by hand, copy and patch: the limit that can be reached.
//
// A date is a block of records of one width. The digits of the clock are put in once, a new date replaces dates, epochs
// and labels, a new place replaces six digits. usage: patch PLACES DAYS STEP FILE csv|json|ndjson|ics|xml
#include "slots.h"

enum { ID, DATE8, START, END, EPOCH, LABEL, HOUR, MINUTE, LOCAL_START, LOCAL_END, FIELDS };
static int offset[FIELDS];  // of each field in a record, -1 where there is none
static char record[600];
static int stride, places, days, step, per_day, file;

static void literal(const char *text) {
    size_t length = strlen(text);
    memcpy(record + stride, text, length);
    stride += (int)length;
}

static void field(int name, int width) {
    offset[name] = stride;
    memset(record + stride, '0', (size_t)width);
    stride += width;
}

static void id(void) {
    offset[ID] = stride + 1;
    literal("p000000-");
    field(DATE8, 8);
    literal("T0000");
}

static void iso(int name) {
    field(name, 10);
    literal("T00:00:00+08:00");
}

static void build(const char *format) {
    for (int name = 0; name < FIELDS; name++) offset[name] = -1;
    if (*format == 'c') {
        id(); literal(","); iso(START); literal(","); iso(END); literal(","); field(EPOCH, 10); literal(",");
        field(LABEL, 6); literal(","); field(HOUR, 2); literal("点,"); field(MINUTE, 2); literal("分\n");
    } else if (*format == 'j' || *format == 'n') {
        literal("{\"id\":\""); id(); literal("\",\"start\":\""); iso(START); literal("\",\"end\":\""); iso(END);
        literal("\",\"epoch\":"); field(EPOCH, 10); literal(",\"day\":\""); field(LABEL, 6); literal("\",\"hour\":\"");
        field(HOUR, 2); literal("点\",\"minute\":\""); field(MINUTE, 2); literal(*format == 'j' ? "分\"}," : "分\"}\n");
    } else if (*format == 'i') {
        literal("BEGIN:VEVENT\r\nUID:"); id(); literal("@slots.example\r\nDTSTAMP:" STAMP "\r\nDTSTART;TZID=Asia/Shanghai:");
        field(LOCAL_START, 8); literal("T000000\r\nDTEND;TZID=Asia/Shanghai:"); field(LOCAL_END, 8);
        literal("T000000\r\nSUMMARY:"); field(LABEL, 6); literal(" "); field(HOUR, 2); literal("点 "); field(MINUTE, 2);
        literal("分\r\nX-SLOT-EPOCH:"); field(EPOCH, 10); literal("\r\nEND:VEVENT\r\n");
    } else {
        literal("<slot id=\""); id(); literal("\" start=\""); iso(START); literal("\" end=\""); iso(END);
        literal("\" epoch=\""); field(EPOCH, 10); literal("\"><day>"); field(LABEL, 6); literal("</day><hour>");
        field(HOUR, 2); literal("点</hour><minute>"); field(MINUTE, 2); literal("分</minute></slot>\n");
    }
}

// Everything that depends on the time of day only.
static void clock_digits(char *row) {
    for (int index = 0, minute = 0; index < per_day; index++, minute += step, row += stride) {
        int end = (minute + step) % 1440;
        int is_iso = offset[START] >= 0, start_at = is_iso ? offset[START] + 11 : offset[LOCAL_START] + 9;
        int end_at = is_iso ? offset[END] + 11 : offset[LOCAL_END] + 9, colon = is_iso ? 1 : 0;
        memcpy(row, record, (size_t)stride);
        put2(row + offset[DATE8] + 9, minute / 60);
        put2(row + offset[DATE8] + 11, minute % 60);
        put2(row + offset[HOUR], minute / 60);
        put2(row + offset[MINUTE], minute % 60);
        put2(row + start_at, minute / 60);
        put2(row + start_at + 2 + colon, minute % 60);
        put2(row + end_at, end / 60);
        put2(row + end_at + 2 + colon, end % 60);
    }
}

static void day_digits(char *row, const day_t *day) {
    for (int index = 0; index < per_day; index++, row += stride) {
        int is_last = (index + 1) * step >= 1440;
        memcpy(row + offset[DATE8], day->d8, 8);
        put10(row + offset[EPOCH], day->base + 60LL * index * step);
        memcpy(row + offset[LABEL], day->label, 6);
        if (offset[START] >= 0) {
            memcpy(row + offset[START], day->d10, 10);
            memcpy(row + offset[END], is_last ? day->next10 : day->d10, 10);
        } else {
            memcpy(row + offset[LOCAL_START], day->d8, 8);
            memcpy(row + offset[LOCAL_END], is_last ? day->next8 : day->d8, 8);
        }
    }
}

static void put_out(const char *bytes, size_t count) {
    while (count) {
        ssize_t written = write(file, bytes, count);
        if (written < 0) { perror("write"); exit(1); }
        bytes += written;
        count -= (size_t)written;
    }
}

int main(int argc, char **argv) {
    if (argc < 6) return 64;
    places = atoi(argv[1]); days = atoi(argv[2]); step = atoi(argv[3]); per_day = 1440 / step;
    const char *format = argv[5];
    build(format);
    const char *head = *format == 'c' ? "id,start,end,epoch,day,hour,minute\n" : *format == 'j' ? "["
        : *format == 'i' ? ICS_HEAD : *format == 'x' ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<slots>\n" : "";
    const char *tail = *format == 'i' ? ICS_TAIL : *format == 'x' ? "</slots>\n" : "";
    file = open(argv[4], O_CREAT | O_TRUNC | O_RDWR, 0644);
    if (file < 0) { perror(argv[4]); return 1; }
    size_t day_bytes = (size_t)per_day * (size_t)stride;
    // Few dates stay in memory, and only the place changes in them; many go through one block.
    int kept = (size_t)days * day_bytes <= 1 << 20 ? days : 1;
    char *block = malloc(day_bytes * (size_t)kept);
    for (int index = 0; index < kept; index++) clock_digits(block + day_bytes * (size_t)index);
    put_out(head, strlen(head));
    for (int place = 0; place < places; place++) {
        for (int index = 0; index < days; index += kept) {
            char digits[6];
            put6(digits, place);
            for (int day = index; day < index + kept && (kept == 1 || place == 0); day++) {
                day_t dates = make_day(day);
                day_digits(block + day_bytes * (size_t)(day - index), &dates);
            }
            for (char *row = block + offset[ID]; row < block + day_bytes * (size_t)kept; row += stride) memcpy(row, digits, 6);
            put_out(block, day_bytes * (size_t)kept);
        }
    }
    // The last comma becomes the end of the list.
    if (*format == 'j' && pwrite(file, "]", 1, lseek(file, 0, SEEK_CUR) - 1) != 1) return 1;
    put_out(tail, strlen(tail));
    return close(file) != 0;
}
