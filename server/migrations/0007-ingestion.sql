-- Which request wrote a row: a repeat finds it here, whatever became of the
-- reply that was kept for it.
alter table responses add column request_key text;
alter table posts add column request_key text;
alter table replies add column request_key text;

create unique index posts_request on posts (survey_id, request_key);
create unique index replies_request on replies (survey_id, request_key);

-- Requests under way and the replies of those that are done, for a day. The
-- key is a keyed hash of actor, call and Idempotency-Key. Unlogged, as no
-- effect rests on it: after a crash of the database a repeat acts anew and
-- finds what it wrote.
create unlogged table kept_replies (
  request_key text primary key,
  body_hash text not null,
  -- The process that is at work on it.
  worker_id uuid not null,
  claimed_at timestamptz not null,
  -- Both null while the request is under way; the body alone where there is none.
  status int,
  body text
) with (fillfactor = 60);

create index kept_replies_age on kept_replies (claimed_at);
