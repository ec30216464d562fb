-- Whether a survey is answered by ticket: not at all, by tickets only, or by
-- everybody, with those who have one told apart.
alter table surveys
  add column tickets text not null default 'off'
    check (tickets in ('off', 'only', 'apart'));

-- Paper tickets that were made together. That one was used is the bit of its
-- number here, and nothing else tells it: rows of tickets never change, so
-- neither they nor their order say which was used when.
create table ticket_batches (
  survey_id bigint not null references surveys on delete cascade,
  batch_id uuid not null,
  label text not null,
  made_on date not null,
  ticket_count int not null,
  used bit varying not null,
  -- How many were used before the last day on which one was.
  used_before int not null default 0,
  used_on date,
  ended boolean not null default false,
  primary key (survey_id, batch_id)
) with (fillfactor = 50);

-- Numbers within a batch are drawn by lot. Only a keyed hash of a code is kept.
create table tickets (
  survey_id bigint not null references surveys on delete cascade,
  code_hash text not null,
  batch_id uuid not null,
  number int not null,
  primary key (survey_id, code_hash)
);

create index tickets_code on tickets (code_hash);

-- Who may answer by ticket and has not yet, and nothing of which ticket or when.
create table ticket_grants (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  primary key (survey_id, actor_id)
);

alter table responses drop constraint responses_way_in_check;
alter table responses
  add constraint responses_way_in_check
    check (way_in in ('site', 'link', 'embed', 'embed-unkept', 'ticket'));
alter table response_days drop constraint response_days_way_in_check;
alter table response_days
  add constraint response_days_way_in_check
    check (way_in in ('site', 'link', 'embed', 'ticket'));
alter table leaving_days drop constraint leaving_days_way_in_check;
alter table leaving_days
  add constraint leaving_days_way_in_check
    check (way_in in ('site', 'link', 'embed', 'ticket'));
