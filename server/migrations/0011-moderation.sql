-- A survey that an operator looked at and kept is not hidden by reports again.
alter table surveys add column kept_at timestamptz;

-- The key is the rule "one report per person and survey". A report weighs what
-- it weighed when it was made; a settled one no longer counts.
create table survey_reports (
  survey_id bigint not null references surveys on delete cascade,
  actor_id uuid not null,
  reason text not null,
  weight numeric(6, 3) not null check (weight >= 0),
  network_hash text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (survey_id, actor_id)
);

-- Reports that count are few, as enough of them hide the survey; those that
-- weigh nothing may be many.
create index survey_reports_counting on survey_reports (survey_id)
  where weight > 0 and settled_at is null;
create index survey_reports_with_network on survey_reports (created_at)
  where network_hash is not null;

create table invitations (
  invitation_id bigint generated always as identity primary key,
  code_hash text not null unique,
  uses_max int not null check (uses_max > 0),
  use_count int not null default 0 check (use_count between 0 and uses_max),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz
);

create table admissions (
  actor_id uuid primary key references actors on delete cascade,
  invitation_id bigint not null references invitations,
  admitted_at timestamptz not null
);

-- The order in which businesses chose their categories.
create sequence waitlist_places;

-- Whoever asks as a private person keeps the category and the place that they
-- had as a business.
create table waitlist (
  email text primary key,
  role text not null check (role in ('user', 'business')),
  category text,
  place bigint,
  joined_at timestamptz not null,
  check (role = 'user' or category is not null),
  check ((category is null) = (place is null))
);

create index waitlist_category on waitlist (category, place);
