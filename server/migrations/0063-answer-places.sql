-- What is counted of where answers come from: nothing, rings round the survey's
-- place, or squares of a map. A response's ring is the part that it counts in.
alter table surveys
  add column answer_places text not null default 'none'
    check (answer_places in ('none', 'rings', 'map'));
