-- The number of responses that is public. It follows the true one once a minute,
-- so that nobody who watches it sees when one person answered. Live figures
-- follow each response anyway, and with them their number.
alter table survey_counts add column shown_count bigint not null default 0;
update survey_counts set shown_count = response_count;

-- Surveys whose numbers differ, until they are shown
-- (community/responses/show-counts.ts).
create table unshown_counts (
  survey_id bigint primary key references surveys on delete cascade
);

-- One row if numbers wait for that job, which is set at each start. Without it,
-- each response is shown at once.
create table count_delays (
  seconds bigint not null
);

create function show_count() returns trigger
language plpgsql as $$
begin
  if not exists (select from count_delays)
    -- A group was released.
    or new.released_count > old.released_count
    -- Results are live: both numbers change together.
    or new.released_count <> old.released_count
       and new.response_count <> old.response_count
  then
    new.shown_count := new.response_count;
  elsif new.response_count <> old.shown_count then
    insert into unshown_counts (survey_id) values (new.survey_id)
    on conflict do nothing;
  end if;
  return new;
end
$$;

create trigger show_count
before update of response_count, released_count on survey_counts
for each row execute function show_count();
