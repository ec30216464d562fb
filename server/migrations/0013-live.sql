-- Listeners are told of the newest replies under a whole survey.
create index replies_of_survey on replies (survey_id, reply_id desc);
