// libical: reads a calendar and goes through the busy times of its events over a horizon.
// usage: libical_read FILE FROM TO ROUNDS      prints the count, the sum of their bounds in minutes, and nanoseconds
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static long count, sum, lower, upper;
static void visit(icalcomponent *e, struct icaltime_span *s, void *data) {
    (void)e; (void)data;
    long start = s->start < lower ? lower : s->start, end = s->end > upper ? upper : s->end;
    if (start < end && s->is_busy) { count++; sum += (start + end) / 60; }
}
int main(int c, char **v) {
    if (c < 5) return 64;
    FILE *f = fopen(v[1], "rb"); fseek(f, 0, SEEK_END); long n = ftell(f); rewind(f);
    char *text = malloc(n + 1); if (fread(text, 1, n, f) != (size_t)n) return 74; text[n] = 0;
    lower = atol(v[2]); upper = atol(v[3]); long best = -1;
    icaltimezone *utc = icaltimezone_get_utc_timezone();
    struct icaltimetype from = icaltime_from_timet_with_zone(lower, 0, utc), to = icaltime_from_timet_with_zone(upper, 0, utc);
    for (int round = atoi(v[4]); round > 0; round--) {
        struct timespec a, b; clock_gettime(CLOCK_MONOTONIC, &a); count = sum = 0;
        icalcomponent *root = icalparser_parse_string(text);
        for (icalcomponent *e = icalcomponent_get_first_component(root, ICAL_VEVENT_COMPONENT); e;
             e = icalcomponent_get_next_component(root, ICAL_VEVENT_COMPONENT))
            icalcomponent_foreach_recurrence(e, from, to, visit, 0);
        icalcomponent_free(root); clock_gettime(CLOCK_MONOTONIC, &b);
        long spent = (b.tv_sec - a.tv_sec) * 1000000000L + b.tv_nsec - a.tv_nsec;
        if (best < 0 || spent < best) best = spent;
    }
    printf("%ld %ld %ld\n", count, sum, best); return 0;
}
