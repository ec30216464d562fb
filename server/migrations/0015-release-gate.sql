-- When figures show what was answered, and how many responses are shown
-- together at least: chosen before publishing and fixed from then on.
alter table surveys
  add column results text not null default 'groups'
    check (results in ('groups', 'closed', 'live')),
  add column results_group int not null default 10 check (results_group > 0);

update surveys set results = 'live' where demo;

-- From here on counters of answers count released responses alone. What was
-- there has been shown.
alter table survey_counts rename column changed_at to released_at;
alter table survey_counts
  add column released_count bigint not null default 0;

update survey_counts set released_count = response_count;

-- Responses that no figure rests on yet.
create table waiting_responses (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  -- The same for responses of one network and day to this survey: a hash under
  -- the day's salt, and a random name once the day is over.
  network text not null,
  -- When it was written; null once the network has a random name.
  noted_at timestamptz,
  primary key (survey_id, actor_id)
);

create index waiting_responses_noted on waiting_responses (noted_at)
  where noted_at is not null;

-- What released responses add to a question but would give somebody away, until
-- others join; question 0 is how people feel, with its ten bins as options.
create table waiting_answers (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null,
  answer_count bigint not null,
  -- By option.
  choice_counts bigint[] not null,
  -- By option: from how many networks people answered without it, 2 for more.
  other_networks int[] not null,
  sentiment_sum double precision not null,
  primary key (survey_id, question_id)
);

-- When a survey's waiting responses are looked at next. Surveys that show each
-- response at once have no entry, nor those that are done.
create table due_releases (
  survey_id bigint primary key references surveys on delete cascade,
  due_at timestamptz not null
);

create index due_releases_due on due_releases (due_at);

-- Groups that were released.
create table releases (
  survey_id bigint not null references surveys on delete cascade,
  released_at timestamptz not null,
  response_count bigint not null,
  primary key (survey_id, released_at)
);

create index releases_latest on releases (released_at);

insert into due_releases (survey_id, due_at)
select survey_id, expires_at from surveys where results <> 'live';

-- A term shows once people of several networks used it.
alter table term_counts
  -- Released with a group in which all who wrote used it.
  add column waiting_count bigint not null default 0,
  -- From how many networks it came in one group at most: who adds it to each
  -- group does not learn whether others use it.
  add column network_count bigint not null default 0;

update term_counts set network_count = response_count;

drop index term_counts_top;
create index term_counts_top
  on term_counts (survey_id, response_count desc, term)
  where network_count >= 3;
create index term_counts_waiting on term_counts (survey_id)
  where waiting_count > 0;
