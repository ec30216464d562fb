-- What keys of a survey let read beyond its figures: chosen before publishing and
-- fixed from then on. Who answered before was told of nothing else than figures.
alter table surveys
  add column reads text not null default 'figures'
    check (reads in ('figures', 'texts', 'rows'));
