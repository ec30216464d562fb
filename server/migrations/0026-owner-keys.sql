-- Who has one of a survey's keys manages it, session or not. Only a keyed hash
-- of a key is kept.
create table survey_keys (
  survey_id bigint not null references surveys on delete cascade,
  key_id uuid not null,
  key_hash text not null,
  -- What it was before it was replaced, and by which request: a repeat of that
  -- one, whose reply was lost, has no other key to come with.
  former_hash text,
  replaced_by text,
  role text not null check (role in ('own', 'moderate', 'read')),
  label text not null,
  made_on date not null,
  used_on date,
  primary key (survey_id, key_id),
  unique (survey_id, key_hash)
);

alter table surveys
  -- Counts what its keys' holders changed.
  add column version int not null default 0,
  -- Since when it waits to be deleted for good, hidden meanwhile, and whether
  -- nothing but that hides it.
  add column deleted_at timestamptz,
  add column only_deleted boolean not null default false,
  -- Once it was opened again it is never taken for closed by the release gate.
  add column reopened boolean not null default false;

create index surveys_deleted on surveys (deleted_at)
  where deleted_at is not null;

-- Counts what makes answers be judged anew: other questions, another closing
-- time or access code. Here, as whoever writes responses locks this row.
alter table survey_counts add column edition int not null default 0;

-- Words that were changed after people had answered.
create table survey_edits (
  survey_id bigint not null references surveys on delete cascade,
  place int not null,
  edited_on date not null,
  part text not null
    check (part in ('title', 'instructions', 'question', 'option')),
  question_id bigint,
  option_place int,
  before text not null,
  after text not null,
  primary key (survey_id, place)
);

-- From where responses came, by day in UTC; those that a frame kept nothing of
-- came by an embedded survey too.
create table response_days (
  survey_id bigint not null references surveys on delete cascade,
  day date not null,
  way_in text not null check (way_in in ('site', 'embed')),
  response_count bigint not null,
  primary key (survey_id, day, way_in)
) with (fillfactor = 50);

insert into response_days (survey_id, day, way_in, response_count)
select survey_id, (created_at at time zone 'UTC')::date,
       case way_in when 'site' then 'site' else 'embed' end, count(*)
from responses
group by 1, 2, 3;

-- They are sealed in another way from here on, and a repeat finds what it wrote.
delete from kept_replies;
