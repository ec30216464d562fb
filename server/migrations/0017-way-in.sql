-- By which way a response came: on the site, by an embedded survey, or by one
-- whose browser kept nothing by which a second response could be known.
alter table responses
  add column way_in text not null default 'site'
    check (way_in in ('site', 'embed', 'embed-unkept'));
