-- What a search forgives. The functions say what two words have to share to be
-- taken for each other; words are as searches compare them, in lower case and
-- without accents. They are no work for parallel workers, which take longer to
-- start than it takes, and cost what they cost: no table is read through by them.

-- What languages leave of a word when they take its inflection off.
create function search_stems(word text) returns text[]
language sql immutable strict cost 1000
return array(
  select distinct stem
  from unnest(array[
    (ts_lexize('danish_stem', word))[1],
    (ts_lexize('dutch_stem', word))[1],
    (ts_lexize('english_stem', word))[1],
    (ts_lexize('finnish_stem', word))[1],
    (ts_lexize('french_stem', word))[1],
    (ts_lexize('german_stem', word))[1],
    (ts_lexize('hungarian_stem', word))[1],
    (ts_lexize('italian_stem', word))[1],
    (ts_lexize('norwegian_stem', word))[1],
    (ts_lexize('portuguese_stem', word))[1],
    (ts_lexize('romanian_stem', word))[1],
    (ts_lexize('russian_stem', word))[1],
    (ts_lexize('spanish_stem', word))[1],
    (ts_lexize('swedish_stem', word))[1],
    (ts_lexize('turkish_stem', word))[1]
  ]) as stem
  where length(stem) >= 3
);

-- What is left of a word without so many of its letters, one or two, or fewer;
-- and with '~' before it, what is left of how it sounds, roughly: of its first
-- letter and the consonants that follow, doubled ones once. Two words with a mistake
-- between them share some of it, and so do most with two. Nothing is left of
-- words too short to tell a mistake from another word, nor of numbers.
create function search_remains(word text, gone int) returns text[]
language sql immutable strict cost 1000
return array(
  select distinct mark ||
    case second
      when 0 then shorter
      else left(shorter, second - 1) || substr(shorter, second + 1)
    end
  from (
         select '' as mark, word as letters, 2 as least
         union all
         select '~', translate(
                  left(once, 1) || regexp_replace(substr(once, 2), '[aeiouyh]', '', 'g'),
                  'cqz', 'kks'
                ), 4
         from regexp_replace(word, '(.)\1+', '\1', 'g') as once
       ) as kept,
       generate_series(0, length(letters)) as first,
       lateral (
         select case first
                  when 0 then letters
                  else left(letters, first - 1) || substr(letters, first + 1)
                end as shorter
       ) as without,
       generate_series(0, length(letters) - 1) as second
  where length(word) >= 3
    and word !~ '[0-9]'
    and length(shorter) >= least
    and (second = 0 or gone = 2 and mark = '' and first between 1 and second)
);

-- The words that are forgiven, each once: public surveys hold them all, as
-- those of search_words, with which they go. A table of its own, as counts of
-- words are written all the time, and these indexes with them.
create table search_forms (
  word text collate "C" primary key
    references search_words on delete cascade
);

insert into search_forms select word from search_words;

-- Looked up at once and written by a word at a time: a list of what is to be
-- written yet would be read by every search.
create index search_forms_stems
  on search_forms using gin (search_stems(word)) with (fastupdate = off);
create index search_forms_remains
  on search_forms using gin (search_remains(word, 1)) with (fastupdate = off);

-- How a survey was taken in: 2 with its options, and instructions before
-- questions. What was taken in otherwise is taken in again in the background
-- (search/index-surveys.ts).
alter table search_documents add column scheme smallint not null default 1;
