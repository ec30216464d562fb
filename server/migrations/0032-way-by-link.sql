-- Who opens a survey by its own address, as a link or a QR code leads to it, is
-- counted apart from who finds it on the site.
alter table responses drop constraint responses_way_in_check;
alter table responses
  add constraint responses_way_in_check
    check (way_in in ('site', 'link', 'embed', 'embed-unkept'));
alter table response_days drop constraint response_days_way_in_check;
alter table response_days
  add constraint response_days_way_in_check
    check (way_in in ('site', 'link', 'embed'));
