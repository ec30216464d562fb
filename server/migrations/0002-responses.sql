-- Answers by question id: text, or the places of the chosen options.
-- The key is the rule "one response per person and survey".
create table responses (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  answers jsonb not null,
  created_at timestamptz not null,
  primary key (survey_id, actor_id)
);

create table question_counts (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null,
  answer_count bigint not null default 0,
  primary key (survey_id, question_id)
) with (fillfactor = 50);

create table option_counts (
  survey_id bigint not null references surveys on delete cascade,
  question_id bigint not null,
  option_place int not null,
  choice_count bigint not null default 0,
  primary key (survey_id, question_id, option_place)
) with (fillfactor = 50);

create table response_hours (
  survey_id bigint not null references surveys on delete cascade,
  hour timestamptz not null,
  response_count bigint not null,
  primary key (survey_id, hour)
) with (fillfactor = 50);
