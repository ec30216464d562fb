-- Every response to a survey that shows groups waits, so its row has to be cheap.
-- Its own reference to the survey guards it; deleting a survey deletes both.
alter table waiting_responses
  drop constraint waiting_responses_survey_id_fkey;

drop index waiting_responses_noted;
create index waiting_responses_noted on waiting_responses using brin (noted_at);
