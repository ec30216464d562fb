-- What belongs to somebody is found by who they are.
create index responses_actor on responses (actor_id);
create index posts_actor on posts (actor_id);
create index replies_actor on replies (actor_id);
create index survey_likes_actor on survey_likes (actor_id);
create index post_likes_actor on post_likes (actor_id);
create index access_grants_actor on access_grants (actor_id);
create index share_links_actor on share_links (actor_id);

-- How many responses were taken back: a group that was chosen before one of
-- them went is not released, as it may hold that one.
alter table survey_counts
  add column withdrawn_count bigint not null default 0;

-- A post that its author deleted while others had replied: nobody's, and empty.
alter table posts add column deleted boolean not null default false;
