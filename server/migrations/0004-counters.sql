-- A hidden survey is shown to nobody; restoring it empties the column.
alter table surveys add column hidden_at timestamptz;

drop index surveys_newest, surveys_newest_unplaced, surveys_nearest;

create index surveys_newest on surveys (survey_id desc)
  where access_code_hash is null and hidden_at is null;
create index surveys_newest_unplaced on surveys (survey_id desc)
  where access_code_hash is null and hidden_at is null and position is null;
create index surveys_nearest on surveys using gist (position)
  where access_code_hash is null and hidden_at is null;

alter table survey_counts
  add column sentiment_count bigint not null default 0,
  add column sentiment_sum double precision not null default 0;

-- In how many responses to a survey a word or two-word term occurs.
create table term_counts (
  survey_id bigint not null references surveys on delete cascade,
  term text not null,
  response_count bigint not null,
  primary key (survey_id, term)
) with (fillfactor = 70);

create index term_counts_top on term_counts (survey_id, response_count desc);

-- Ten bins of equal width from -1 to 1.
create table sentiment_bins (
  survey_id bigint not null references surveys on delete cascade,
  bin int not null check (bin between 0 and 9),
  response_count bigint not null,
  primary key (survey_id, bin)
) with (fillfactor = 50);

-- What a response said in its words, so that a recount needs no analysis:
-- null where it held no text.
alter table responses
  add column terms text[],
  add column sentiment double precision;

create table survey_likes (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  created_at timestamptz not null,
  primary key (survey_id, actor_id)
);

create table post_likes (
  survey_id bigint not null,
  post_id bigint not null,
  actor_id uuid not null,
  created_at timestamptz not null,
  primary key (survey_id, post_id, actor_id),
  foreign key (survey_id, post_id) references posts on delete cascade
);
