-- Points on the unit sphere, so that "nearest first" is an index walk.
create extension if not exists cube;

create table actors (
  actor_id uuid primary key,
  opted_out boolean not null default true,
  created_at timestamptz not null
);

-- Only the SHA-256 of a session's token is kept: a copy of this table opens nothing.
create table sessions (
  token_hash text primary key,
  actor_id uuid not null references actors on delete cascade,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_actor on sessions (actor_id);
create index sessions_expiry on sessions (expires_at);

-- Written seldom and read by every list, so it stays whole (on Citus: a
-- reference table). What changes with every response is in survey_counts.
create table surveys (
  survey_id bigint generated always as identity primary key,
  survey_uuid uuid not null unique,
  owner_id uuid not null,
  title text not null,
  instructions text not null,
  access_code_hash text,
  export_code_hash text,
  feedback boolean not null default false,
  demo boolean not null default false,
  latitude double precision,
  longitude double precision,
  position cube,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((position is null) = (latitude is null)),
  check ((latitude is null) = (longitude is null))
);

create index surveys_newest on surveys (survey_id desc)
  where access_code_hash is null;
create index surveys_newest_unplaced on surveys (survey_id desc)
  where access_code_hash is null and position is null;
create index surveys_nearest on surveys using gist (position)
  where access_code_hash is null;
create index surveys_owner on surveys (owner_id);

create table survey_tokens (
  token_hash text primary key,
  actor_id uuid not null references actors on delete cascade,
  expires_at timestamptz not null,
  survey_id bigint references surveys on delete cascade
);

create index survey_tokens_actor on survey_tokens (actor_id);
create index survey_tokens_expiry on survey_tokens (expires_at);

-- From here on every key starts with survey_id, by which these tables can be
-- partitioned or distributed. Their numbers come from sequences rather than
-- identity columns, which partitioned tables know only since PostgreSQL 17.
create table access_grants (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  granted_at timestamptz not null,
  primary key (survey_id, actor_id)
);

create table survey_counts (
  survey_id bigint primary key references surveys on delete cascade,
  response_count bigint not null default 0,
  post_count bigint not null default 0,
  like_count bigint not null default 0,
  changed_at timestamptz
) with (fillfactor = 50);

create sequence question_ids;

create table questions (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null default nextval('question_ids'),
  place int not null,
  question_text text not null,
  question_type text not null
    check (question_type in ('free_text', 'multiple_choice')),
  options jsonb not null default '[]',
  allow_multiple boolean not null default false,
  is_challenge boolean not null default false,
  expected_answer_hash text,
  primary key (survey_id, question_id),
  check (is_challenge = (expected_answer_hash is not null))
);
