-- Surveys by their words. A GIN index reads the whole list of a common word
-- before it can tell the best ten of it; here each word's surveys are kept in
-- the order they are shown in, so that a search reads as many as it shows
-- however many there are. All of this is about public surveys alone: whoever
-- hides a survey takes it out (search/index-surveys.ts).
--
-- Words sort by their bytes, which makes "starts with" a range of the key.
create table search_postings (
  word text collate "C" not null,
  weight smallint not null,
  survey_id bigint not null,
  primary key (word, weight, survey_id)
);

-- What was taken in for a survey: its words with their weights, and its
-- keywords as they are compared (terms) and as they were written.
create table search_documents (
  survey_id bigint primary key references surveys on delete cascade,
  words text[] collate "C" not null,
  weights smallint[] not null,
  terms text[] collate "C" not null,
  keywords text[] not null
);

-- In how many surveys a word occurs: which words go on from a beginning, and
-- which word of several is the rarest. The first three letters have an index
-- of their own, as many words go on from so few.
create table search_words (
  word text collate "C" primary key,
  survey_count bigint not null
);

create index search_words_beginning
  on search_words (left(word, 3), survey_count desc, word);

create table search_keywords (
  term text collate "C" primary key,
  keyword text not null,
  survey_count bigint not null
);

create index search_keywords_beginning
  on search_keywords (left(term, 3), survey_count desc, term);
create index search_keywords_top on search_keywords (survey_count desc, term);

-- Steps of six in a hundred, one each up to a dozen or so. An index on the
-- counters themselves would be written with every response, whose rows could
-- then no longer be written in place: measured, a busy survey fell to half of
-- its responses within seconds.
alter table survey_counts
  add column response_step int not null
    generated always as (16 * ln(1 + response_count::float8)) stored,
  add column like_step int not null
    generated always as (16 * ln(1 + like_count::float8)) stored,
  add column post_step int not null
    generated always as (16 * ln(1 + post_count::float8)) stored;

-- Walked from the top, past the surveys that are not public.
create index survey_counts_responses
  on survey_counts (response_step desc, survey_id desc);
create index survey_counts_likes
  on survey_counts (like_step desc, survey_id desc);
create index survey_counts_posts
  on survey_counts (post_step desc, survey_id desc);

create index surveys_feedback on surveys (survey_id desc)
  where feedback and access_code_hash is null and hidden_at is null;
