-- From where embedded surveys were answered today whose frame kept nothing:
-- hashes of survey and network, and of survey and address, under the day's salt.
-- Nothing says whose response it was. Unlogged, as all that is kept of networks.
create unlogged table unkept_networks (
  survey_id bigint not null references surveys on delete cascade,
  network text not null,
  -- The end of the day.
  expires_at timestamptz not null,
  primary key (survey_id, network)
);

create index unkept_networks_expiry on unkept_networks (expires_at);
