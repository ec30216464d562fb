-- The fifty most used terms are the first fifty entries, ties included.
drop index term_counts_top;
create index term_counts_top
  on term_counts (survey_id, response_count desc, term);

-- What a survey's figures and texts say, in sentences.
create table survey_summaries (
  survey_id bigint primary key references surveys on delete cascade,
  summary text not null default '',
  -- How many responses it rests on.
  response_count bigint not null default 0,
  written_at timestamptz,
  -- Who is at work on the next one, and until when nobody else begins.
  claim_id uuid,
  claimed_until timestamptz
);

-- Which surveys were answered lately. An entry is made once an hour and survey,
-- as the count in the row is no part of it.
create index response_hours_latest on response_hours (hour);
