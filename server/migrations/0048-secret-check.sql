-- By which a start knows whether its secret is the one that all else was made with.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  hash text not null
);
