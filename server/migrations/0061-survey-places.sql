-- What the place of a survey is called, where its author chose it by name: as
-- GeoNames has it, and the country's two letters. A point of the map has none.
alter table surveys
  add column place_name text,
  add column place_country text,
  -- Whom it is for, by how far they are from its place: those within
  -- radius_meters are shown it first, or it is listed for them only, or only
  -- they answer it. Null for everyone.
  add column scope text check (scope in ('first', 'only', 'answer')),
  add column radius_meters int check (radius_meters > 0),
  -- The radius as a straight line through the sphere of radius 1, which is how
  -- lists measure.
  add column scope_reach float8 generated always as (
    2 * sin(least(radius_meters / 12742000.0, pi() / 2))
  ) stored,
  add check ((place_name is null) = (place_country is null)),
  add check ((scope is null) = (radius_meters is null)),
  add check (scope is null or position is not null);

-- Those that are shown first around a place, and no others.
create index surveys_first on surveys using gist (position)
  where scope = 'first' and access_code_hash is null and hidden_at is null
    and listed = 0;
