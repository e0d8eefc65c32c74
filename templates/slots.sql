-- The slots of {{place.title}}, for PostgreSQL and SQLite: load it as often as you like.
CREATE TABLE IF NOT EXISTS slots (
  place text NOT NULL,
  service text NOT NULL DEFAULT '',
  start_epoch bigint NOT NULL,
  end_epoch bigint NOT NULL,
  start_at text NOT NULL,
  end_at text NOT NULL,
  time_zone text NOT NULL,
  date text NOT NULL,
  label text NOT NULL,
  book_until bigint NOT NULL,
  remaining integer,
  sold_out integer NOT NULL,
  PRIMARY KEY (place, service, start_epoch)
);
BEGIN;
DELETE FROM slots WHERE place = '{{place.id}}' AND service = '{{service.id}}';
{{#days}}
{{#slots}}
INSERT INTO slots (place, service, start_epoch, end_epoch, start_at, end_at, time_zone, date, label, book_until, remaining, sold_out)
VALUES ('{{place.id}}', '{{service.id}}', {{startEpoch}}, {{endEpoch}}, '{{start}}', '{{end}}', '{{timeZone}}', '{{date}}', '{{timeLabel}}', {{bookUntil}}, {{#remaining}}{{.}}{{/remaining}}{{^remaining}}NULL{{/remaining}}, {{#soldOut}}1{{/soldOut}}{{^soldOut}}0{{/soldOut}})
ON CONFLICT (place, service, start_epoch) DO UPDATE SET
  end_epoch = excluded.end_epoch, start_at = excluded.start_at, end_at = excluded.end_at,
  time_zone = excluded.time_zone, date = excluded.date, label = excluded.label,
  book_until = excluded.book_until, remaining = excluded.remaining, sold_out = excluded.sold_out;
{{/slots}}
{{/days}}
COMMIT;
