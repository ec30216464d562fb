import { snapToGrid } from "@nearsay/core/domain";
import { createRandom } from "../src/app/demo/random.ts";
import { migrate } from "../src/base/db/migrate.ts";
import type { Database } from "../src/base/db/database.ts";
import { PostgresDatabase } from "../src/base/db/postgres.ts";
import { indexMissingSurveys } from "../src/surveys/search/index-surveys.ts";
import { searchSurveys } from "../src/surveys/search/search-surveys.ts";
import {
  type ForgivenSearch,
  forgivenSearches,
  heldWords,
} from "../src/testing/forgiven-searches.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { toSphere } from "../src/visitors/location/sphere.ts";
import { Vocabulary, insertSurveys } from "./fill-surveys.ts";
import { type Row, median } from "./measure.ts";

const surveyCount = 10_000;
/** Number of surveys that contain each searched word. */
const heldBy = 7;
/** Number of results that are checked. */
const shown = 10;
const loadTimeoutMs = 600_000;

/**
 * The share of surveys that searches with inflected or misspelled words find
 * among the first ten results, over 10,000 surveys: 1 is all of them.
 */
export async function run(): Promise<Row[]> {
  const cluster = await startCluster();
  const db = new PostgresDatabase({
    url: cluster.url,
    poolSize: 4,
    statementTimeout: loadTimeoutMs,
  });
  await migrate(db);
  await fill(db);
  await indexMissingSurveys(db).run();
  await db.execute("vacuum analyze");
  const measured = [];
  for (const search of forgivenSearches)
    measured.push(await measure(db, search));
  await db.close();
  await cluster.stop();
  return toRows(measured);
}

interface Measured extends ForgivenSearch {
  recall: number;
  ms: number;
}

async function measure(
  db: Database,
  search: ForgivenSearch,
): Promise<Measured> {
  const from = { now: new Date(), place: null };
  const start = performance.now();
  const { surveys } = await searchSurveys(db, search.typed, from, 20);
  const ms = performance.now() - start;
  const right = surveys
    .slice(0, shown)
    .filter(({ title }) => title.split(" ").includes(search.held));
  return { ...search, recall: right.length / heldBy, ms };
}

function toRows(measured: readonly Measured[]): Row[] {
  const recallOf = (name: string, some: readonly Measured[]) => {
    const value = mean(some.map(({ recall }) => recall));
    return { name: `recall@${shown}, ${name}`, value, unit: "", ratio: value };
  };
  const ms = median(measured.map(({ ms }) => ms));
  return [
    recallOf(`${measured.length} searches`, measured),
    recallOf(
      "inflected otherwise",
      measured.filter(({ isMistake }) => !isMistake),
    ),
    recallOf(
      "mistaken",
      measured.filter(({ isMistake }) => isMistake),
    ),
    { name: "a search among them", value: ms, unit: "ms", ratio: 1 },
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Further words of titles, in the languages of the searched words. */
const everyday =
  "liberty literary libel environ restore rest neighbour ground cycle accommodate cycling vacation universe gross commit govern center farm volume pave cross nurse factor swing nose tragic park harvest back kitten music theory fest allot temper prepare shell stage hospitality dental elevate compass holy whether busy colour maintain wheel spiel platz fahrt schwimmen wohnen halten umgeben kranke gemein anstalt nachbar straße bahn école quart piscicole loger boulanger voisin port marcher bible escudo barro vivir ayuda basurero calma farmaceutico jardin praça vizinho escolha mercadoria spiaggiato scudo ospite parco fiets winter gemeenschap speelgoed cykel lek sjuk grann парк библия больной сосед площадь остаток the of a about our what do you want for in near your how often should we der die das und was wollen wir le la les des pour el los para que il di per het van wat det som что как наш".split(
    " ",
  );

/**
 * Inserts seven surveys with each searched word, among many others with words
 * that may be similar.
 */
async function fill(db: Database): Promise<void> {
  const vocabulary = new Vocabulary();
  const random = createRandom("surveys to be found");
  const pick = () => everyday[Math.floor(random() * everyday.length)] ?? "";
  const rows = Array.from({ length: surveyCount }, (_, number) => {
    const place = snapToGrid({ lat: random() * 100 - 50, lng: random() * 300 });
    const held =
      number < heldBy * heldWords.length
        ? heldWords[number % heldWords.length]
        : pick();
    return {
      title: `${pick()} ${held} ${pick()} ${vocabulary.text(3)}`,
      ...place,
      position: toSphere(place),
      responses: 0,
    };
  });
  await insertSurveys(db, JSON.stringify(rows));
}
