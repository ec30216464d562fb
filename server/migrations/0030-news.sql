-- What is told of a survey to who follows it: the numbers that everybody sees,
-- as they were at a minute. The first says from where on.
create table survey_news (
  survey_id bigint not null references surveys on delete cascade,
  news_number int not null,
  told_at timestamptz not null,
  response_count bigint not null,
  post_count bigint not null,
  -- Of days that are over, so that none is told by when it came.
  report_count bigint not null,
  primary key (survey_id, news_number)
);

create index survey_news_told on survey_news (told_at);

-- Secret addresses, of which a keyed hash is kept. Each is good while the key is
-- that made it, and not once that was replaced.
create table survey_feeds (
  survey_id bigint not null,
  key_id uuid not null,
  key_hash text not null,
  token_hash text not null,
  made_on date not null,
  primary key (survey_id, key_id),
  foreign key (survey_id, key_id) references survey_keys on delete cascade
);

create index survey_feeds_token on survey_feeds (token_hash);

-- Where numbers are sent to, for who may change the survey. Address and secret
-- are sealed.
create table survey_webhooks (
  survey_id bigint not null,
  key_id uuid not null,
  key_hash text not null,
  address text not null,
  secret text not null,
  made_on date not null,
  -- The news that the last delivery tells.
  told_number int not null,
  -- In a row, save tests; from ten on it is paused.
  failures int not null default 0,
  primary key (survey_id, key_id),
  foreign key (survey_id, key_id) references survey_keys on delete cascade
);

create table webhook_deliveries (
  survey_id bigint not null,
  delivery_id uuid not null,
  key_id uuid not null,
  kind text not null check (kind in ('news', 'test')),
  body text not null,
  made_at timestamptz not null,
  attempts int not null default 0,
  -- When to send it, again where that failed or did not end; null once it is over.
  next_at timestamptz,
  delivered boolean not null default false,
  -- What came of the last attempt: a status and the beginning of a reply, or why there is none.
  status int,
  failure text,
  took_ms int,
  reply text not null default '',
  primary key (survey_id, delivery_id),
  foreign key (survey_id, key_id) references survey_webhooks on delete cascade
);

create index webhook_deliveries_due on webhook_deliveries (next_at)
  where next_at is not null;
create index webhook_deliveries_made on webhook_deliveries (made_at);
