-- What operators and owners did. Each entry's hash covers the one before, so
-- that none can be changed or left out unseen; nothing that anybody wrote is in it.
create table audit_log (
  entry_id bigint primary key,
  made_at timestamptz not null,
  who text not null,
  act text not null,
  about text not null,
  hash text not null
);

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'entries of % stay as they are', tg_table_name;
end
$$;

create trigger audit_log_stays
before update or delete or truncate on audit_log
for each statement execute function refuse_change();
