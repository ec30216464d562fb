-- Numbers in the order in which addresses came, from which pages of the list go
-- on: an address itself would stand in logs.
alter table waitlist add column entry_id bigint;

update waitlist
set entry_id = came.number
from (
  select email, row_number() over (order by joined_at, email) as number
  from waitlist
) as came
where came.email = waitlist.email;

alter table waitlist
  alter column entry_id set not null,
  alter column entry_id add generated always as identity;

select setval(
  pg_get_serial_sequence('waitlist', 'entry_id'),
  (select coalesce(max(entry_id), 0) + 1 from waitlist),
  false
);
