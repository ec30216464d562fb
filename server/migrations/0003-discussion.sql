create sequence post_ids;

create table posts (
  survey_id bigint not null references surveys on delete cascade,
  post_id bigint not null default nextval('post_ids'),
  actor_id uuid not null,
  content text not null,
  reply_count bigint not null default 0,
  like_count bigint not null default 0,
  created_at timestamptz not null,
  primary key (survey_id, post_id)
);

-- Calls name a post or a reply by its own number alone.
create index posts_number on posts (post_id);

create sequence reply_ids;

create table replies (
  survey_id bigint not null,
  post_id bigint not null,
  reply_id bigint not null default nextval('reply_ids'),
  actor_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (survey_id, post_id, reply_id),
  foreign key (survey_id, post_id) references posts on delete cascade
);

create index replies_number on replies (reply_id);
