-- What lets a tablet that people share answer one survey, for one person after
-- another. Of the secret only a keyed hash is kept, and no response names it.
create table kiosk_grants (
  survey_id bigint not null references surveys on delete cascade,
  grant_id uuid not null,
  token_hash text not null,
  label text not null,
  made_on date not null,
  primary key (survey_id, grant_id)
);

create index kiosk_grants_token on kiosk_grants (token_hash);

-- Responses of kiosks are counted apart, as are those by tickets.
alter table responses drop constraint responses_way_in_check;
alter table responses
  add constraint responses_way_in_check
    check (way_in in ('site', 'link', 'embed', 'embed-unkept', 'ticket', 'kiosk'));
alter table response_days drop constraint response_days_way_in_check;
alter table response_days
  add constraint response_days_way_in_check
    check (way_in in ('site', 'link', 'embed', 'ticket', 'kiosk'));
