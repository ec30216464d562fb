import { snapToGrid } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import { createRandom } from "../src/app/demo/random.ts";
import { toSphere } from "../src/visitors/location/sphere.ts";

const batch = 5_000;
const vocabularySize = 50_000;
const syllables =
  "ba con der el fu gra hi in jo kla lo mi na or pra qui ro sta tri un ve wo xi ya ze str pre mon".split(
    " ",
  );

/**
 * Words whose frequencies follow Zipf's law: the second is half as frequent as
 * the first, the third a third as frequent.
 */
export class Vocabulary {
  readonly #random = createRandom("words of surveys");
  readonly #words: string[];

  constructor() {
    const words = new Set<string>();
    while (words.size < vocabularySize) words.add(this.#word());
    this.#words = [...words];
  }

  text(length: number): string {
    return Array.from({ length }, () => {
      const rank = Math.floor(vocabularySize ** this.#random());
      return this.#words[rank - 1] ?? "";
    }).join(" ");
  }

  fraction(): number {
    return this.#random();
  }

  #word(): string {
    const length = 2 + Math.floor(this.#random() * 3);
    return Array.from(
      { length },
      () => syllables[Math.floor(this.#random() * syllables.length)],
    ).join("");
  }
}

/**
 * Inserts public surveys all over the world. Half contain the word "common", a
 * quarter also "second", five in total "rareword", and each one of twenty words
 * beginning with "pla"; "apart" and "asunder" are in one of fifty each, and
 * seldom in the same survey.
 */
export async function fillSurveys(db: Database, count: number): Promise<void> {
  const vocabulary = new Vocabulary();
  for (let done = 0; done < count; done += batch) {
    const size = Math.min(batch, count - done);
    const rows = Array.from({ length: size }, (_, index) =>
      newSurvey(vocabulary, done + index, count),
    );
    await insertSurveys(db, JSON.stringify(rows));
  }
  await db.execute(indexAll);
  await db.execute("vacuum analyze");
  await db.execute(warmUp);
}

function newSurvey(vocabulary: Vocabulary, number: number, count: number) {
  const place = snapToGrid({
    lat: -50 + vocabulary.fraction() * 110,
    lng: -180 + vocabulary.fraction() * 360,
  });
  const planted = [
    `pla${"abcdefghijklmnopqrst".charAt(number % 20)}`,
    number % 2 === 0 && "common",
    number % 4 === 0 && "second",
    number % Math.ceil(count / 5) === 7 && "rareword",
    number % 50 === 3 && "apart",
    number % 51 === 3 && "asunder",
  ];
  return {
    title: [vocabulary.text(5), ...planted].filter(Boolean).join(" "),
    ...place,
    position: toSphere(place),
    responses: Math.floor(1000 * vocabulary.fraction() ** 8),
  };
}

/**
 * @param rows JSON with the title, lat and lng, position and number of
 * responses of each survey.
 */
export function insertSurveys(db: Database, rows: string) {
  return db.query(sql`
    with numbered as materialized (
      select nextval('surveys_survey_id_seq') as survey_id, survey
      from jsonb_array_elements(${rows}::jsonb) as survey
    ),
    counted as (
      insert into survey_counts (survey_id, response_count)
      select survey_id, (survey ->> 'responses')::bigint from numbered
    )
    insert into surveys (
      survey_id, survey_uuid, owner_id, title, instructions,
      latitude, longitude, position, created_at, expires_at
    )
    overriding system value
    select survey_id, gen_random_uuid(), gen_random_uuid(), survey ->> 'title',
           '', (survey ->> 'lat')::float8, (survey ->> 'lng')::float8,
           cube(array(
             select jsonb_array_elements_text(survey -> 'position')::float8
           )), now(), now() + interval '30 days'
    from numbered`);
}

/** Loads everything into memory, as on a server that has run for a while. */
const warmUp = `
  create extension pg_prewarm;
  select sum(pg_prewarm(oid))
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'i');`;

/** Does for all surveys at once what search/index-surveys.ts does for one. */
const indexAll = `
  set work_mem = '512MB';
  insert into search_documents (
    survey_id, scheme, words, weights, terms, keywords
  )
  select survey_id, 2, words, array_fill(3::smallint, array[cardinality(words)]),
         words, words
  from surveys, lateral (
    select array(
      select distinct word from string_to_table(title, ' ') as word
    ) as words
  ) as split;
  insert into search_postings
  select word, weight, survey_id
  from search_documents, unnest(words, weights) as listed (word, weight)
  order by 1, 2, 3;
  insert into search_words
  select word, count(*) from search_documents, unnest(words) as word
  group by word;
  insert into search_forms select word from search_words;
  insert into search_keywords
  select word, word, count(*) from search_documents, unnest(words) as word
  group by word;`;
