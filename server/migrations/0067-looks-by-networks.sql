-- Until when responses had come that were looked at for release: those since
-- then have to be a group of several networks before the next look.
alter table survey_counts
  add column looked_until timestamptz;

-- The part that a response said it is of. What it counts in may be another one,
-- by what others answered, so whose response it is must not be shown that.
alter table responses
  add column own_part smallint not null default 0;

update responses
set own_part = case when part >= 1000 then 15 else part end
where part between 10 and 24
   or part >= 1000;
