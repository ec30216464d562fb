-- Whether its writer chose to be told as the author of the survey.
alter table posts
  add column as_author boolean not null default false;
alter table replies
  add column as_author boolean not null default false;
