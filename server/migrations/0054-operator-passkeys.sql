-- A key of an operator may be good for nothing without the passkey that it was
-- bound to when it was first used.
alter table operator_keys
  add column needs_passkey boolean not null default false;

-- What is known of a passkey is public: it checks what only the passkey can
-- sign. A key has one; another takes its place only once this is taken away.
create table operator_passkeys (
  key_id bigint primary key references operator_keys on delete cascade,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  made_on date not null
);

-- What passkeys are asked to sign, each good once, whichever process asked.
create table operator_challenges (
  challenge text primary key,
  key_id bigint not null references operator_keys on delete cascade,
  step text not null check (step in ('register', 'prove')),
  expires_at timestamptz not null
);

create index operator_challenges_expires_at on operator_challenges (expires_at);
