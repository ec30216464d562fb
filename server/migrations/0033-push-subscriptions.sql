-- Browsers that news is pushed to. What a push service needs to know is sealed;
-- `browser` is a keyed hash of it, another one for each survey and key.
create table push_subscriptions (
  survey_id bigint not null,
  key_id uuid not null,
  key_hash text not null,
  browser text not null,
  subscription text not null,
  made_on date not null,
  -- The news that the last message told.
  told_number int not null,
  -- Of sending the next one, that failed.
  attempts int not null default 0,
  next_at timestamptz not null,
  primary key (survey_id, key_id, browser),
  foreign key (survey_id, key_id) references survey_keys on delete cascade
);

create index push_subscriptions_due on push_subscriptions (next_at);
