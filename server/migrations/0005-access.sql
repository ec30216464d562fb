-- What one person entered wrongly of late, as hashes, so that the same entry
-- counts once. As many as are allowed lock that person out until they expire.
create table wrong_entries (
  survey_id bigint not null references surveys on delete cascade,
  purpose text not null,
  actor_id uuid not null,
  entries text[] not null,
  expires_at timestamptz not null,
  primary key (survey_id, purpose, actor_id)
);

create index wrong_entries_expiry on wrong_entries (expires_at);

-- Wrong entries of an hour from one network, and from everyone where the
-- network is empty. Number 0 stands for no survey in particular, which is why
-- this refers to none; rows last an hour.
create table guess_budgets (
  survey_id bigint not null,
  purpose text not null,
  network text not null,
  wrong_count int not null,
  expires_at timestamptz not null,
  primary key (survey_id, purpose, network)
);

create index guess_budgets_expiry on guess_budgets (expires_at);

-- Who shared a survey. The token is derived from the row and never stored:
-- without its row it opens nothing, and a new row makes another token.
create table share_links (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (survey_id, actor_id),
  unique (survey_id, token_hash)
);

create index surveys_access_code on surveys (access_code_hash)
  where access_code_hash is not null;

-- Of the survey that a token was spent on, to know a repeat from another one.
alter table survey_tokens add column fingerprint text;
