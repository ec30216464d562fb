-- Until when responses had come that the groups of the last look are of; null
-- once the next look is due, or none was. Groups go out one after another, and
-- who came meanwhile must not be told by what goes out next.
alter table due_releases
  add column looked_at timestamptz;
