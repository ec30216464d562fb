-- What keys of a survey let read beyond its figures: chosen before publishing and
-- fixed from then on. Who answered before was told of nothing else than figures.
alter table surveys
  add column reads text not null default 'figures'
    check (reads in ('figures', 'texts', 'rows'));

-- Released responses of surveys that are read, in an order drawn by lot within
-- each group. They follow a response wherever it goes.
create table read_rows (
  survey_id bigint not null,
  row_number bigint not null,
  actor_id uuid not null,
  primary key (survey_id, row_number),
  unique (survey_id, actor_id),
  foreign key (survey_id, actor_id) references responses
    on update cascade on delete cascade
);

-- Their texts by question, each at a random place of its own.
create table read_texts (
  survey_id bigint not null,
  question_id bigint not null,
  place uuid not null default gen_random_uuid(),
  actor_id uuid not null,
  -- From how many networks its group wrote to this question.
  networks int not null,
  -- Held back while too few others would appear with it.
  shown boolean not null,
  primary key (survey_id, question_id, place),
  foreign key (survey_id, actor_id) references responses
    on update cascade on delete cascade
);

create index read_texts_actor on read_texts (survey_id, actor_id);
create index read_texts_held on read_texts (survey_id, question_id)
  where not shown;
