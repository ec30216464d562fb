import type { Database } from "../src/base/db/database.ts";
import { countOnMap } from "../src/surveys/lists/count-on-map.ts";
import { insertPlacedSurveys } from "../src/testing/insert-placed-surveys.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { type Row, timeInTurns } from "./measure.ts";
import { bySize, type Site, openSite, sizes } from "./search.ts";

const pages = 10;
/** Number of positions for which lists are read alternately. */
const places = 20;

const near = (place: number) => `lat=${place * 2}.5&lng=${place * 5}.5&`;
const anywhere = () => "";
const list = (query: (place: number) => string) => (place: number) =>
  `/surveys?${query(place)}`;
/** The size of a piece that shows a town. */
const pieceAt = (place: number) =>
  `/surveys/cells?west=${place * 5}&south=${place * 2}&east=${place * 5 + 1}&north=${place * 2 + 1}`;

/** The requested lists, and the number of the measured page. */
const calls: [string, (place: number) => string, number][] = [
  ["nearest list", list(near), 1],
  ["nearest list, tenth page", list(near), pages],
  ["list without a place, tenth page", list(anywhere), pages],
  ["nearest list, a language of one in fifty", list(ofGerman(near)), 1],
  ["the same, tenth page", list(ofGerman(near)), pages],
  ["the same without a place, tenth page", list(ofGerman(anywhere)), pages],
  ["map of the world", () => "/surveys/cells", 1],
  ["map of the world, open ones", () => "/surveys/cells?open_only=1", 1],
  ["map of a piece", pieceAt, 1],
];

function ofGerman(list: (place: number) => string) {
  return (place: number) => `${list(place)}language=de&`;
}

/**
 * How long a page of a list takes, by number of surveys: the median in ms, with
 * the ratio to the smallest site, whose list has one page.
 */
export async function run(): Promise<Row[]> {
  const cluster = await startCluster(["shared_buffers=1GB"]);
  const sites: Site[] = [];
  for (const size of sizes)
    sites.push(await openSite(cluster.url, size, fillPlaces));
  const rows: Row[] = [];
  for (const [name, pathOf, page] of calls) {
    const reads = await Promise.all(
      sites.map((site) => readerOf(site, pathOf, page)),
    );
    const medians = await timeInTurns(reads, { rounds: 200, warmUp: 30 });
    rows.push(...bySize(name, medians));
  }
  for (const site of sites) await site.close();
  await cluster.stop();
  return rows;
}

/**
 * Reads this page for one position after the other. Nothing is cached: further
 * pages never are, and first ones only while an app listens.
 */
async function readerOf(
  site: Site,
  pathOf: (place: number) => string,
  page: number,
) {
  const paths: string[] = [];
  for (let place = 0; place < places; place += 1)
    paths.push(await findPage(site, pathOf(place), page));
  let turn = 0;
  return () => site.read(paths[(turn += 1) % paths.length] ?? "");
}

/** The last page if there are fewer. */
async function findPage(site: Site, path: string, page: number) {
  let found = path;
  for (let at = 1; at < page; at += 1) {
    const { next } = JSON.parse(await site.read(found)) as { next?: string };
    if (next === undefined) break;
    found = `${path}after=${next}`;
  }
  return found;
}

async function fillPlaces(db: Database, count: number): Promise<void> {
  await insertPlacedSurveys(db, count, { closed: 10, german: 50 });
  await countOnMap(db).run();
  await db.execute("vacuum analyze");
  await db.execute(`
    create extension pg_prewarm;
    select sum(pg_prewarm(oid))
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i');`);
}
