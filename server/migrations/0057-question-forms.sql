-- How a question is asked beside its words, type and options; null for a plain
-- one of its type.
alter table questions
  add column form jsonb,
  -- At how many places answers are counted; null where each option is one.
  add column place_count int;

-- Ends of a scale and other words of a form are told as well once they change.
alter table survey_edits
  drop constraint survey_edits_part_check,
  add constraint survey_edits_part_check
    check (part in ('title', 'instructions', 'question', 'option', 'form'));
