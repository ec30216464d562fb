-- When a survey opens, null where it was open from the beginning; after how many
-- responses it closes, null where none close it; and what its author says once
-- it is closed, and to who has answered.
alter table surveys
  add column opens_at timestamptz,
  add column quota int check (quota > 0),
  add column closed_message text,
  add column thanks_message text,
  add column thanks_link text;
