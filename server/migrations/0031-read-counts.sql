-- How many responses, and how many texts of each question, keys of a survey read:
-- counted as they are placed, as counting a million rows at each look takes long.
alter table survey_counts
  add column read_count bigint not null default 0,
  -- Goes up whenever other ones can be read, so that a file tells another one.
  add column read_changes bigint not null default 0;
alter table question_counts add column read_count bigint not null default 0;

update survey_counts
set read_count = placed.total
from (
  select survey_id, count(*) as total from read_rows group by survey_id
) as placed
where placed.survey_id = survey_counts.survey_id;

update question_counts
set read_count = placed.total
from (
  select survey_id, question_id, count(*) as total
  from read_texts
  where shown
  group by survey_id, question_id
) as placed
where placed.survey_id = question_counts.survey_id
  and placed.question_id = question_counts.question_id;
