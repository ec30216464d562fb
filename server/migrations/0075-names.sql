-- Rows of people refer to names that derive from the secret of their session,
-- which is stored nowhere (visitors/session/bearer.ts), instead of their ID.
-- Old rows get random names at once. Until former_names is emptied, it tells
-- which of them belong to an ID, so that they get derived names on its next
-- request (visitors/session/rejoin.ts).

create table former_names (
  actor_id uuid not null,
  survey_id bigint not null,
  ballot_name uuid not null default gen_random_uuid(),
  voice_name uuid not null default gen_random_uuid(),
  ends_at timestamptz not null default now() + interval '90 days',
  primary key (actor_id, survey_id)
);

insert into former_names (actor_id, survey_id)
select actor_id, survey_id from responses
union select actor_id, survey_id from ticket_grants
union select actor_id, survey_id from posts
union select actor_id, survey_id from replies
union select actor_id, survey_id from survey_likes
union select actor_id, survey_id from post_likes
union select actor_id, survey_id from survey_reports
union select actor_id, survey_id from access_grants
union select actor_id, survey_id from share_links where key_id is null
union select actor_id, survey_id from discussion_turns
union select owner_id, survey_id from surveys;
analyze former_names;

-- Also the rows that refer to them.
update responses set actor_id = ballot_name
from former_names as old
where old.survey_id = responses.survey_id and old.actor_id = responses.actor_id;

update waiting_responses
set actor_id = ballot_name,
    -- A person's name in a survey was a hash of their ID.
    network = case split_part(network, ':', 1)
      when 'person' then 'person:' || left(md5(ballot_name::text), 16)
      else network end
from former_names as old
where old.survey_id = waiting_responses.survey_id
  and old.actor_id = waiting_responses.actor_id;

update leaving_responses set actor_id = ballot_name
from former_names as old
where old.survey_id = leaving_responses.survey_id
  and old.actor_id = leaving_responses.actor_id;

update ticket_grants set actor_id = ballot_name
from former_names as old
where old.survey_id = ticket_grants.survey_id
  and old.actor_id = ticket_grants.actor_id;

update posts set actor_id = voice_name
from former_names as old
where old.survey_id = posts.survey_id and old.actor_id = posts.actor_id;

update replies set actor_id = voice_name
from former_names as old
where old.survey_id = replies.survey_id and old.actor_id = replies.actor_id;

update survey_likes set actor_id = voice_name
from former_names as old
where old.survey_id = survey_likes.survey_id
  and old.actor_id = survey_likes.actor_id;

update post_likes set actor_id = voice_name
from former_names as old
where old.survey_id = post_likes.survey_id
  and old.actor_id = post_likes.actor_id;

update survey_reports set actor_id = voice_name
from former_names as old
where old.survey_id = survey_reports.survey_id
  and old.actor_id = survey_reports.actor_id;

update access_grants set actor_id = voice_name
from former_names as old
where old.survey_id = access_grants.survey_id
  and old.actor_id = access_grants.actor_id;

-- Their tokens derive from the ID, so they stay valid without a person.
update share_links set actor_id = voice_name
from former_names as old
where old.survey_id = share_links.survey_id
  and old.actor_id = share_links.actor_id
  and key_id is null;

update discussion_turns set actor_id = voice_name
from former_names as old
where old.survey_id = discussion_turns.survey_id
  and old.actor_id = discussion_turns.actor_id;

update surveys set owner_id = voice_name
from former_names as old
where old.survey_id = surveys.survey_id and old.actor_id = surveys.owner_id;

-- They expire within a day, and a person's count begins again.
delete from wrong_entries;

-- Whoever has no ID anymore never returns. After the surveys in which a person
-- left rows have closed, or after 90 days, nothing tells which rows are theirs.
delete from former_names as old
where not exists (select from actors where actors.actor_id = old.actor_id);
update former_names as old
set ends_at = least(ends_at, expires_at)
from surveys
where surveys.survey_id = old.survey_id and expires_at > now();
alter table former_names
  alter column ends_at drop default,
  alter column ballot_name drop default,
  alter column voice_name drop default,
  add foreign key (actor_id) references actors on delete cascade,
  add foreign key (survey_id) references surveys on delete cascade;
create index former_names_end on former_names (ends_at);
create index former_names_survey on former_names (survey_id);

-- A block waits under the author's name in the survey until its bearer returns.
alter table blocks
  add column survey_id bigint references surveys on delete set null,
  add column voice_name uuid;
create index blocks_waiting on blocks (block_id) where voice_name is not null;

create index posts_voice on posts (survey_id, actor_id);
create index replies_voice on replies (survey_id, actor_id);
create index post_likes_voice on post_likes (survey_id, actor_id);

create table trails (
  step uuid primary key,
  sealed uuid not null,
  day date not null
);

alter table waiting_responses
  -- Whether its person had answered no other survey on an earlier day.
  add column blank boolean not null default true;

drop index if exists
  responses_actor, posts_actor, replies_actor, survey_likes_actor,
  post_likes_actor, access_grants_actor, share_links_actor,
  discussion_turns_actor, survey_reports_actor, surveys_owner;

-- Last, because these lock out readers until the commit.
alter table responses rename column actor_id to ballot_name;
alter table waiting_responses rename column actor_id to ballot_name;
alter table leaving_responses rename column actor_id to ballot_name;
alter table read_rows rename column actor_id to ballot_name;
alter table read_texts rename column actor_id to ballot_name;
alter table ticket_grants rename column actor_id to ballot_name;
alter table posts rename column actor_id to voice_name;
alter table replies rename column actor_id to voice_name;
alter table survey_likes rename column actor_id to voice_name;
alter table post_likes rename column actor_id to voice_name;
alter table survey_reports rename column actor_id to voice_name;
alter table access_grants rename column actor_id to voice_name;
alter table share_links rename column actor_id to voice_name;
alter table discussion_turns rename column actor_id to voice_name;
alter table wrong_entries rename column actor_id to voice_name;
