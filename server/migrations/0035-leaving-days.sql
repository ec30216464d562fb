-- The days and ways of withdrawn responses, which are counted until enough were
-- withdrawn: each under a random name of its own, that is not the response's.
create table leaving_days (
  survey_id bigint not null references surveys on delete cascade,
  leaving_id uuid not null default gen_random_uuid(),
  -- From where it was withdrawn, as in waiting_responses.
  network text not null,
  noted_at timestamptz,
  day date not null,
  way_in text not null check (way_in in ('site', 'link', 'embed')),
  primary key (survey_id, leaving_id)
);

create index leaving_days_noted on leaving_days using brin (noted_at);
