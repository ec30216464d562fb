-- What somebody reported before tells what the next report weighs.
create index survey_reports_actor on survey_reports (actor_id);

-- What authors of hidden surveys ask to be looked at again, until they are shown.
create table appeals (
  survey_id bigint primary key references surveys on delete cascade,
  reason text not null,
  made_at timestamptz not null
);
