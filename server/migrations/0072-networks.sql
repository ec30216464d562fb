-- The name of a network stays the same on all days of a survey. It is a hash
-- under a salt that exists in memory only, with the salt's era before it; names
-- of two eras cannot be compared (community/release-gate/network-names.ts).
-- Names from before are those of a day (UTC). A process of the version before
-- may still run, so the columns that it writes stay until a later migration.
update waiting_responses
set network = 'd' || to_char(responses.created_at at time zone 'UTC', 'YYYYMMDD')
              || ':' || network
from responses
where responses.survey_id = waiting_responses.survey_id
  and responses.actor_id = waiting_responses.actor_id;

-- When these were withdrawn is unknown by now, so each is an era of its own.
update leaving_responses set network = actor_id || ':' || network;
update leaving_days set network = leaving_id || ':' || network;

-- Which networks answered without an option, instead of how many.
alter table waiting_answers add column networks jsonb not null default '{}';
update waiting_answers
set networks = jsonb_build_object('others', coalesce((
  select jsonb_agg((
    select coalesce(jsonb_agg('past:' || n), '[]')
    from generate_series(1, others) as n
  ) order by place)
  from unnest(other_networks) with ordinality as listed (others, place)
), '[]'));
alter table waiting_answers alter column other_networks set default '{}';
alter table leaving_answers add column networks jsonb not null default '{}';
update leaving_answers
set networks = jsonb_build_object('others', coalesce((
  select jsonb_agg((
    select coalesce(jsonb_agg('past:' || n), '[]')
    from generate_series(1, others) as n
  ) order by place)
  from unnest(other_networks) with ordinality as listed (others, place)
), '[]'));
alter table leaving_answers alter column other_networks set default '{}';

-- From which networks a term was written, as many as it needs to be shown.
alter table term_counts add column networks text[] not null default '{}';

-- How many people in a part's figures for a question no attacker is, at least:
-- by option, those who answered without it (and those who did not answer);
-- those who answered; and by option, those who chose it. Of what was shown
-- before, nothing is known, so it stays.
create table shown_least (
  survey_id bigint not null references surveys on delete cascade,
  part smallint not null,
  question_id bigint not null,
  others bigint[] not null,
  answered bigint not null,
  users bigint[] not null,
  primary key (survey_id, part, question_id)
);

-- Questions whose answers a row does not contain until figures show them. What
-- could be read before this, stays readable.
alter table read_rows add column held text[] not null default '{}';
create index read_rows_held on read_rows (survey_id) where held <> '{}';

-- From which networks a survey was answered whose results are live, until its
-- author may read it: question 0 counts its responses, the others their texts.
-- Of earlier responses nothing is known, so each counts as a person. A survey
-- of which nothing is due was closed before, and can be read already.
create table live_networks (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null,
  network text not null,
  people bigint not null,
  primary key (survey_id, question_id, network)
);
insert into live_networks (survey_id, question_id, network, people)
select survey_id, 0, 'person:' || row_number() over (), 1
from responses
join surveys using (survey_id)
join due_releases using (survey_id)
where results = 'live' and reads <> 'figures' and not reopened;
insert into live_networks (survey_id, question_id, network, people)
select survey_id, question::bigint, 'person:' || row_number() over (), 1
from responses
join surveys using (survey_id)
join due_releases using (survey_id),
     jsonb_each(answers) as given (question, answer)
where results = 'live' and reads <> 'figures' and not reopened
  and jsonb_typeof(answer) = 'string';

-- Groups of people who share one network, counted without networks.
alter table surveys
  drop constraint surveys_results_check,
  add constraint surveys_results_check
    check (results in ('groups', 'room', 'closed', 'live'));

-- With fewer than six, four networks and one other person would be a group.
update surveys set results_group = 6 where results_group < 6;
