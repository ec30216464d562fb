-- Unlogged tables reach neither the write-ahead log nor a base backup: what is
-- deleted from them is gone for good. A crash of PostgreSQL empties them, which
-- costs a fresh salt, places that are noted again, and limits that start anew.

-- The salt of a day's network hashes, the same for all processes.
create unlogged table network_salts (
  day date primary key,
  salt text not null
);

-- Where somebody last was, to the cell of the grid.
create unlogged table last_places (
  actor_id uuid primary key references actors on delete cascade,
  latitude double precision not null,
  longitude double precision not null,
  seen_at timestamptz not null
);

create index last_places_age on last_places (seen_at);

-- How often a caller, a session or a network, did something in its window.
create unlogged table rate_counts (
  rule text not null,
  caller text not null,
  hits int not null,
  ends_at timestamptz not null,
  primary key (rule, caller)
) with (fillfactor = 70);

create index rate_counts_end on rate_counts (ends_at);
