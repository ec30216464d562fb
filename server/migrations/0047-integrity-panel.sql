-- Why a survey's author leaves flagged responses out of its figures; null while
-- they count. Both can be looked at, and each change is told with its reason.
alter table surveys add column left_out_reason text;

create table left_out_changes (
  survey_id bigint not null references surveys on delete cascade,
  place int not null,
  changed_on date not null,
  -- Null where they count from then on.
  reason text,
  primary key (survey_id, place)
);

-- How many responses each site that embeds a survey sent, by day; told once a
-- day is over and they are many. Withdrawing takes none away.
create table embed_sites (
  survey_id bigint not null references surveys on delete cascade,
  day date not null,
  -- An origin; empty for all beyond the most that are told apart.
  site text not null,
  response_count bigint not null,
  primary key (survey_id, day, site)
) with (fillfactor = 50);
