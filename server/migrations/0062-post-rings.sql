-- From which ring round its survey's place a post says it was written, 0 the
-- nearest; null where its writer did not ask for that. Nothing finer is kept.
alter table posts
  add column ring smallint check (ring between 0 and 3);

-- As readers see them: what is hidden tells no ring, and not by its place in a
-- list either. Likes change nothing of it, so that they stay as cheap.
create index posts_near on posts (
  survey_id,
  (coalesce(case when hidden_at is null then ring end, 4)),
  post_id desc
);
