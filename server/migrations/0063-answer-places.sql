-- What is counted of where answers come from: nothing, rings round the survey's
-- place, or squares of a map. A response's ring is the part that it counts in.
alter table surveys
  add column answer_places text not null default 'none'
    check (answer_places in ('none', 'rings', 'map'));

-- The square of a map in which somebody is whose response waits, as a quadkey;
-- once it is released nothing but the square of its whole group is kept, as the
-- part that it counts in.
alter table waiting_responses
  add column square text;

create table survey_squares (
  survey_id bigint not null references surveys on delete cascade,
  part smallint not null,
  square text not null,
  primary key (survey_id, part),
  unique (survey_id, square)
);
