-- What the holders of a survey's keys hide stays for its writer and operators.
alter table posts
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add column hidden_words text,
  -- By the holder of this key.
  add column hidden_by uuid;
alter table replies
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add column hidden_words text,
  add column hidden_by uuid;

-- Here, as whoever writes a post or a reply locks this row. In slow mode each
-- person writes once in so many minutes.
alter table survey_counts
  add column discussion_closed boolean not null default false,
  add column slow_minutes int not null default 0;

-- When somebody wrote last under a survey in slow mode. Its key makes sure that
-- of several writings at once one alone takes the turn.
create table discussion_turns (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  wrote_at timestamptz not null,
  primary key (survey_id, actor_id)
);

create index discussion_turns_actor on discussion_turns (actor_id);
create index discussion_turns_wrote on discussion_turns (wrote_at);
