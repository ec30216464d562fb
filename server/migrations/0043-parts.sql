-- What speaks for a response having been stuffed, as bits; see community/integrity.
-- Nothing else of it is kept. Responses are of part 1 where two do, else of 0.
alter table responses
  add column marks smallint not null default 0,
  add column part smallint not null default 0;

-- What the figures hold of parts other than 0, beside the counters of all: so
-- they can be looked at without them.
create table part_counts (
  survey_id bigint not null references surveys on delete cascade,
  part smallint not null,
  kind text not null,
  -- What is counted within the kind: a question, an option, an hour, a mark.
  item text not null,
  total double precision not null,
  primary key (survey_id, part, kind, item)
) with (fillfactor = 70);

-- Groups are of one part, and so is what of a group may not show yet: what is
-- public of a part, and of the rest, is made of whole groups.
alter table waiting_answers
  add column part smallint not null default 0,
  drop constraint waiting_answers_pkey,
  add primary key (survey_id, part, question_id);
alter table leaving_answers
  add column part smallint not null default 0,
  drop constraint leaving_answers_pkey,
  add primary key (survey_id, part, question_id);
alter table term_counts
  add column part smallint not null default 0,
  drop constraint term_counts_pkey,
  add primary key (survey_id, part, term);

drop index term_counts_top;
create index term_counts_top
  on term_counts (survey_id, part, response_count desc, term)
  where apart_count >= 3;

-- Why responses were not taken, by day.
create table refused_responses (
  survey_id bigint not null references surveys on delete cascade,
  day date not null,
  reason text not null
    check (reason in ('closed', 'duplicate', 'check', 'limit')),
  response_count bigint not null,
  primary key (survey_id, day, reason)
) with (fillfactor = 50);
