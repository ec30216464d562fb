-- Words of a survey in other languages, by language: title and instructions
-- here, the rest with each question. Null for a survey in one language.
alter table surveys
  add column translations jsonb;

alter table questions
  add column translations jsonb;
