-- In which language the form of a survey in several was answered; null where
-- nobody said, and where figures tell no languages.
alter table responses
  add column language text;
