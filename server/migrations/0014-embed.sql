-- Origins whose pages may show the survey; null is as the site says, none is nowhere.
alter table surveys add column embed_origins text[];
