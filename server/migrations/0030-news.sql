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
