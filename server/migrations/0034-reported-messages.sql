-- Reports of posts and replies are kept beside those of surveys, whose rules
-- they share; message_id is 0 where the survey itself is reported.
alter table survey_reports
  add column subject text not null default 'survey'
    check (subject in ('survey', 'post', 'reply')),
  add column message_id bigint not null default 0,
  drop constraint survey_reports_pkey,
  add primary key (survey_id, actor_id, subject, message_id);

alter table posts
  -- Its reports weigh half of what hides it, or more.
  add column reported boolean not null default false,
  -- Since when reports cannot hide it.
  add column kept_at timestamptz;
alter table replies
  add column reported boolean not null default false,
  add column kept_at timestamptz;
