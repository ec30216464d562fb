-- A key of a survey shares it as a person does: its number, which is nobody
-- else's, stands for who shares. What it shared ends with it.
alter table share_links
  add column key_id uuid,
  add foreign key (survey_id, key_id) references survey_keys on delete cascade;
