import { buildApp } from "../src/app/app.ts";
import { readConfig } from "../src/app/config.ts";
import { migrate } from "../src/base/db/migrate.ts";
import { PostgresDatabase } from "../src/base/db/postgres.ts";
import { createDrafter } from "../src/drafting/create-drafter.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { fillSurveys } from "./fill-surveys.ts";
import { secret } from "./open-bench.ts";
import { type Row, timeInTurns } from "./measure.ts";

export const sizes = [100, 10_000, 1_000_000];
const loadTimeoutMs = 600_000;

/** Complete requests, none of them served from a cache: every list is for another position. */
const calls: Record<string, () => string> = {
  "nearest list": () =>
    `/surveys?lat=${(Math.random() * 50).toFixed(3)}&lng=${(Math.random() * 100).toFixed(3)}`,
  "search, a word of five surveys": () => "/surveys/search?q=rareword",
  "search, a word of every other survey": () => "/surveys/search?q=common",
  "search, three letters": () => "/surveys/search?q=pla",
  "search, two words": () => "/surveys/search?q=common%20second",
  "search, two words seldom together": () =>
    "/surveys/search?q=apart%20asunder",
  "search, a word inflected otherwise": () => "/surveys/search?q=rarewords",
  "search, a word mistaken": () => "/surveys/search?q=rarewrod",
  "search, two words mistaken": () => "/surveys/search?q=rarewrod%20comon",
  "search, a word of every other survey, from a place": () =>
    "/surveys/search?q=common&lat=48&lng=11",
  "search, a word mistaken, from a place": () =>
    "/surveys/search?q=rarewrod&lat=48&lng=11",
  "search, three letters, from a place": () =>
    "/surveys/search?q=pla&lat=48&lng=11",
  "search, a word of none": () => "/surveys/search?q=zzzqqq",
  "suggest, three letters": () => "/surveys/suggest?q=pla",
  "suggest, a whole word": () => "/surveys/suggest?q=common",
};

/**
 * How long finding a survey takes, by number of surveys: the median in ms, with
 * the ratio to the smallest site.
 */
export async function run(): Promise<Row[]> {
  // Large enough for a million surveys and their indexes, as on a server
  // configured for them.
  const cluster = await startCluster(["shared_buffers=1GB"]);
  const sites = [];
  for (const size of sizes) sites.push(await openSite(cluster.url, size));
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(calls)) {
    const reads = sites.map((site) => () => site.read(path()));
    const medians = await timeInTurns(reads, { rounds: 200, warmUp: 30 });
    rows.push(...bySize(name, medians));
  }
  for (const site of sites) await site.close();
  await cluster.stop();
  return rows;
}

/** A row for each size, with the ratio to the smallest. */
export function bySize(name: string, medians: readonly number[]): Row[] {
  return medians.map((value, place) => ({
    name: `${name}, ${sizes[place]?.toLocaleString("en")} surveys`,
    value,
    unit: "ms",
    ratio: value / (medians[0] ?? NaN),
  }));
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A server with a separate database that contains this number of surveys. */
export async function openSite(
  clusterUrl: string,
  size: number,
  fill = fillSurveys,
) {
  const admin = connect(clusterUrl);
  await admin.execute(`create database surveys_${size} template template0`);
  await admin.close();
  const url = new URL(clusterUrl);
  url.pathname = `/surveys_${size}`;
  const db = connect(url.href);
  await migrate(db);
  await fill(db, size);
  const config = {
    ...readConfig({ RATE_LIMITS: "0", BOT_CHECK: "off" }),
    secret,
    // A busy machine is measured, not refused.
    maxEventLoopDelay: 0,
  };
  const app = await buildApp({ db, config, drafter: createDrafter(null) });
  return {
    async read(path: string): Promise<string> {
      const { statusCode, body } = await app.inject(`/api${path}`);
      if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
      return body;
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}

function connect(url: string): PostgresDatabase {
  return new PostgresDatabase({
    url,
    poolSize: 4,
    statementTimeout: loadTimeoutMs,
  });
}
