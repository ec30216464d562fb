-- Who has one of the site's keys moderates it in the browser. Only a keyed hash
-- of a key is kept.
create table operator_keys (
  key_id bigint generated always as identity primary key,
  name text not null,
  key_hash text not null unique,
  rights text[] not null check (cardinality(rights) > 0),
  made_on date not null,
  expires_at timestamptz,
  ended_at timestamptz,
  used_on date
);

-- Two that are good have two names, by which the audit log tells them apart.
create unique index operator_keys_name on operator_keys (name)
  where ended_at is null;

-- Whose author is refused what they do from now on: one for each thing, so that
-- nothing tells which things are by one author. Who ends their ID is forgotten.
create table blocks (
  block_id bigint generated always as identity primary key,
  kind text not null check (kind in ('survey', 'post', 'reply')),
  thing_id bigint not null,
  actor_id uuid references actors on delete set null,
  made_on date not null,
  made_by text not null,
  unique (kind, thing_id)
);

create index blocks_actor on blocks (actor_id);

-- What operators look at is little of all there is.
create index surveys_hidden on surveys (survey_id) where hidden_at is not null;
create index posts_hidden on posts (survey_id, post_id)
  where hidden_reason in ('reports', 'operator');
create index replies_hidden on replies (survey_id, reply_id)
  where hidden_reason in ('reports', 'operator');
