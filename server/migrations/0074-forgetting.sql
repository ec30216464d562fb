-- After how many months after closing a survey's rows, texts and posts are
-- deleted, while released figures stay; null for never. It is fixed when the
-- survey is published, because people read it before they answer
-- (community/ownership/forget-closed.ts).
alter table surveys
  add column forget_months smallint,
  add column forgotten_at date,
  -- Whether deletion has begun and is not finished.
  add column forgetting boolean not null default false,
  add constraint surveys_forget_months_check
    check (forget_months between 1 and 120);

create index surveys_to_forget on surveys (expires_at)
where forget_months is not null
  and (forgotten_at is null or forgetting);
