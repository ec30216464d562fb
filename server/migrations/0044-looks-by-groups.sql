-- How many responses came since it was last looked for some to release. One
-- after which flagged ones show must not be known to be flagged itself.
alter table due_releases
  add column unseen_count int not null default 0;
