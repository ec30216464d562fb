-- By which a start knows whether its secret is the right one, and the key that
-- all else is made with, sealed under the secret so that this can change.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  hash text not null,
  sealed_key text not null
);
