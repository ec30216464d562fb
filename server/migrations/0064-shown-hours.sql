-- The hour in whose figures a response counts, where that is not the one in which
-- it came: in a survey whose parts tell of people, as everybody sees when the
-- number of responses grew, and who is of one release is of one part.
alter table responses
  add column shown_hour timestamptz;
