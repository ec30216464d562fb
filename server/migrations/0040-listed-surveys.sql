-- Where a survey stands in lists: 0 among the open ones, 1 among the closed,
-- 2 in none, long after it was closed. `expires_at` says which; this is for
-- indexes, which cannot ask what time it is, and follows in the background
-- (surveys/lists/note-ended.ts).
alter table surveys
  add column listed smallint not null default 0 check (listed between 0 and 2);

update surveys
set listed = case
      when expires_at <= now() - interval '90 days' then 2 else 1
    end
where expires_at <= now();

drop index surveys_newest, surveys_newest_unplaced, surveys_nearest;

create index surveys_newest on surveys (listed, survey_id desc)
  where access_code_hash is null and hidden_at is null;
create index surveys_newest_unplaced on surveys (listed, survey_id desc)
  where access_code_hash is null and hidden_at is null and position is null;
-- Two, as those that are not looked for would lie between.
create index surveys_nearest_open on surveys using gist (position)
  where access_code_hash is null and hidden_at is null and listed = 0;
create index surveys_nearest_closed on surveys using gist (position)
  where access_code_hash is null and hidden_at is null and listed = 1;
create index surveys_ending on surveys (listed, expires_at)
  where listed < 2;
