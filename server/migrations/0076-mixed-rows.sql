-- Once the hour of an answer is over and figures include it, its row is written
-- again, together with others in random order, and its moment becomes the hour
-- (community/responses/mix-rows.ts).
alter table responses add column mixed boolean not null default false;
-- Whether a survey has such rows; all old ones are.
alter table survey_counts add column unmixed boolean not null default true;
alter table survey_counts alter column unmixed set default false;

-- What refers to a row must outlive its being deleted and inserted again. Both
-- are deleted explicitly before their response.
alter table read_rows
  drop constraint read_rows_survey_id_actor_id_fkey,
  add foreign key (survey_id) references surveys on delete cascade,
  add foreign key (survey_id, ballot_name) references responses
    on update cascade deferrable initially deferred;
alter table read_texts
  drop constraint read_texts_survey_id_actor_id_fkey,
  add foreign key (survey_id) references surveys on delete cascade,
  add foreign key (survey_id, ballot_name) references responses
    on update cascade deferrable initially deferred;

-- Likes likewise, once their day is over.
alter table survey_likes add column mixed boolean not null default false;
alter table post_likes add column mixed boolean not null default false;
create index survey_likes_unmixed on survey_likes (survey_id) where not mixed;
create index post_likes_unmixed on post_likes (survey_id) where not mixed;

-- Only the day on which a person was admitted is stored.
update admissions set admitted_at = date_trunc('day', admitted_at, 'UTC');
