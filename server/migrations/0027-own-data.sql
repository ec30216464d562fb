-- What belongs to somebody is found by who they are.
create index responses_actor on responses (actor_id);
create index posts_actor on posts (actor_id);
create index replies_actor on replies (actor_id);
create index survey_likes_actor on survey_likes (actor_id);
create index post_likes_actor on post_likes (actor_id);
create index access_grants_actor on access_grants (actor_id);
create index share_links_actor on share_links (actor_id);

-- How often responses were taken back or left figures: a group that was chosen
-- before is not released, as it may hold one of them.
alter table survey_counts
  add column withdrawn_count bigint not null default 0;

-- A post that its author deleted while others had replied: nobody's, and empty.
alter table posts add column deleted boolean not null default false;

-- Responses that were withdrawn while figures rest on them: nobody's, under
-- random names, and in the figures until they leave these together with others.
create table leaving_responses (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  -- From where they were withdrawn, as in waiting_responses.
  network text not null,
  noted_at timestamptz,
  primary key (survey_id, actor_id)
);

create index leaving_responses_noted on leaving_responses using brin (noted_at);

-- What those that left took with them of a question, where figures without it
-- would give somebody away; see waiting_answers.
create table leaving_answers (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null,
  answer_count bigint not null,
  choice_counts bigint[] not null,
  other_networks int[] not null,
  sentiment_sum double precision not null,
  primary key (survey_id, question_id)
);

alter table term_counts add column leaving_count bigint not null default 0;
alter table survey_counts add column leaving_count bigint not null default 0;
