-- How many surveys are in each square of a map, so that a map is read without
-- reading surveys. 2^level squares lie across the map. A square of level 16 is
-- smaller than a cell of the grid: what it counts is in one cell.

-- The square of level 16 on a Mercator map: bits of row and column take turns,
-- so that the four parts of a square follow one another, and what is left
-- without its last two bits is the square that it is part of.
create function map_square(lat float8, lng float8) returns bigint
language plpgsql immutable strict as $$
declare
  down bigint := floor(
    32768 * (1 - ln(tan(
      pi() / 4 + radians(least(85, greatest(-85, lat))) / 2
    )) / pi())
  );
  right_of bigint := least(65535, floor((lng + 180) / 360 * 65536));
begin
  -- A zero before each bit.
  down := (down | (down << 8)) & 16711935;
  down := (down | (down << 4)) & 252645135;
  down := (down | (down << 2)) & 858993459;
  down := (down | (down << 1)) & 1431655765;
  right_of := (right_of | (right_of << 8)) & 16711935;
  right_of := (right_of | (right_of << 4)) & 252645135;
  right_of := (right_of | (right_of << 2)) & 858993459;
  right_of := (right_of | (right_of << 1)) & 1431655765;
  return (down << 1) | right_of;
end
$$;

-- Surveys that lists show from anywhere. Sums are of millionths of degrees.
create table map_squares (
  level smallint not null,
  -- Empty for surveys in any language.
  language text not null,
  square bigint not null,
  survey_count bigint not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  open_count bigint not null,
  open_lat_sum bigint not null,
  open_lng_sum bigint not null,
  primary key (level, language, square)
);

create index map_squares_empty on map_squares (level)
  where survey_count = 0;

-- What came and went since, until it is added to the squares
-- (surveys/lists/count-on-map.ts). Nobody who publishes waits for a counter.
-- Rows have no number: a restore sets sequences back, after surveys that come
-- back have been noted here.
create table map_changes (
  square bigint not null,
  lat bigint not null,
  lng bigint not null,
  language text,
  is_open boolean not null,
  change int not null
);

create function note_on_map() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into map_changes (square, lat, lng, language, is_open, change)
    select map_square(latitude, longitude), round(latitude * 1e6),
           round(longitude * 1e6), language, listed = 0, -1
    from before
    where latitude is not null
      and access_code_hash is null
      and hidden_at is null
      and scope is distinct from 'only'
      and listed < 2;
  end if;
  if tg_op <> 'DELETE' then
    insert into map_changes (square, lat, lng, language, is_open, change)
    select map_square(latitude, longitude), round(latitude * 1e6),
           round(longitude * 1e6), language, listed = 0, 1
    from after
    where latitude is not null
      and access_code_hash is null
      and hidden_at is null
      and scope is distinct from 'only'
      and listed < 2;
  end if;
  return null;
end
$$;

create trigger surveys_come_on_map
after insert on surveys referencing new table as after
for each statement execute function note_on_map();
create trigger surveys_change_on_map
after update on surveys referencing old table as before new table as after
for each statement execute function note_on_map();
create trigger surveys_leave_map
after delete on surveys referencing old table as before
for each statement execute function note_on_map();

create function empty_map() returns trigger
language plpgsql as $$
begin
  delete from map_squares;
  delete from map_changes;
  return null;
end
$$;

create trigger surveys_all_leave_map
after truncate on surveys
for each statement execute function empty_map();

insert into map_squares
with placed as (
  select map_square(latitude, longitude) as square,
         round(latitude * 1e6)::bigint as lat,
         round(longitude * 1e6)::bigint as lng,
         language, (listed = 0)::int as open
  from surveys
  where latitude is not null
    and access_code_hash is null
    and hidden_at is null
    and scope is distinct from 'only'
    and listed < 2
)
select level, named.language, square >> (2 * (16 - level)), count(*),
       sum(lat), sum(lng), sum(open), sum(open * lat), sum(open * lng)
from placed,
     unnest('{4,6,8,10,12,16}'::smallint[]) as level,
     lateral (
       values ('') union all select placed.language where placed.language is not null
     ) as named (language)
group by 1, 2, 3;
