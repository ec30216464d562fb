-- Bot-check tokens that were used, kept until no process takes them any more.
create table used_bot_check_tokens (
  token_id text primary key,
  expires_at timestamptz not null
);

create index used_bot_check_tokens_expiry on used_bot_check_tokens (expires_at);
