-- In which language a survey is written: as its author says or its words tell,
-- `und` where neither does. Null where nobody has looked yet, as of all that
-- are here already; that follows in the background (surveys/find-languages.ts).
alter table surveys
  add column language text check (language ~ '^[a-z]{2,3}$');

create index surveys_unlooked on surveys (survey_id) where language is null;

-- Lists of one language read what they show, as those of all do (0040).
create extension if not exists btree_gist;
create index surveys_newest_of_language
  on surveys (language, listed, survey_id desc)
  where access_code_hash is null and hidden_at is null
    and language is not null;
create index surveys_newest_unplaced_of_language
  on surveys (language, listed, survey_id desc)
  where access_code_hash is null and hidden_at is null and position is null
    and language is not null;
create index surveys_nearest_open_of_language
  on surveys using gist (language, position)
  where access_code_hash is null and hidden_at is null and listed = 0
    and language is not null;
create index surveys_nearest_closed_of_language
  on surveys using gist (language, position)
  where access_code_hash is null and hidden_at is null and listed = 1
    and language is not null;
