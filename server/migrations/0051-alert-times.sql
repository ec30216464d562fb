-- When operators were told last, so that of many processes one tells.
create table alert_times (
  kind text primary key,
  told_at timestamptz not null
);
