import { snapToGrid } from "@nearsay/core/domain";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { EmbedPage, inFrame } from "../../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { connectionOf, prefixOf } from "./networks.ts";
import { createSalts } from "./salts.ts";

const addresses = Array.from({ length: 12 }, (_, n) => `203.0.${n}.7`);
const placeOf = (n: number) => ({ lat: 38.7223 + n, lng: -9.1393 - n });

interface Surveys {
  inGroups: number;
  locked: number;
  question: number;
  postId: number;
}

/**
 * Reports, answers, enters a wrong code, sends a location and answers in an
 * embed that stores no session.
 */
async function leaveTraces(
  { app, visitor }: TestApp,
  { inGroups, locked, question, postId }: Surveys,
  n: number,
): Promise<void> {
  const headers = { "x-forwarded-for": addresses[n] ?? "" };
  const answers = { [question]: "Never" };
  const client = await visitor();
  const report = { reason: "It is spam." };
  const { lat, lng } = placeOf(n);
  await client.post(`/surveys/${inGroups}/report`, report, { headers });
  await client.post(`/posts/${postId}/report`, report, { headers });
  await client.post(`/surveys/${inGroups}/responses`, { answers }, { headers });
  await client.get(`/surveys/${locked}?code=wrong-code`, { headers });
  await client.get(`/surveys?lat=${lat}&lng=${lng}`, { headers });
  const frame = new EmbedPage(app, inGroups, { ...inFrame, ...headers });
  await frame.visit("?kept=nowhere");
  await frame.send("POST", "/consent");
  await frame.send("POST", "/responses", { answers, kept: "nowhere" });
}

async function fill(test: TestApp): Promise<Surveys> {
  const author = await test.visitor();
  const visibility = { mode: "code", code: "right-code" };
  const inGroups = await publishSurvey(author, { results: "groups" });
  const locked = await publishSurvey(author, { visibility });
  const [question = 0] = await questionIds(author, inGroups);
  const content = "A post that many report";
  const post = await author.post("/posts", { content, survey_id: inGroups });
  const { id: postId } = post.body as { id: number };
  const surveys = { inGroups, locked, question, postId };
  for (const n of addresses.keys()) await leaveTraces(test, surveys, n);
  return surveys;
}

/** All texts in a dump that could be a salt; hashes have another length. */
function saltsIn(dump: string): Set<string> {
  return new Set(["", ...(dump.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [])]);
}

const hash = createKeyedHash(testConfig().secret);

/** What the tables would contain for an address with this salt. */
function namesOf(ip: string, salt: string, surveyId: number): string[] {
  const network = hash.of("network", salt, prefixOf(ip));
  const connection = hash.of("connection", salt, connectionOf(ip));
  return [
    network,
    connection,
    hash.of("survey network", salt, surveyId, prefixOf(ip)).slice(0, 16),
    hash.of("unkept visit", surveyId, network),
    hash.of("unkept visit", surveyId, connection),
  ];
}

function findAddresses(dump: string, { inGroups }: Surveys): string[] {
  const salts = [...saltsIn(dump)];
  const words = new Set(dump.match(/[\w-]{16,}/g));
  return addresses.filter((ip) =>
    salts.some((salt) =>
      namesOf(ip, salt, inGroups).some((name) => words.has(name)),
    ),
  );
}

function opens(salt: string, sealed: string): boolean {
  try {
    createSeal(hash.of("last places", salt)).open("place", sealed);
    return true;
  } catch {
    return false;
  }
}

function findPlaces(dump: string): number {
  const salts = [...saltsIn(dump)];
  const written = [...addresses.keys()].filter((n) => {
    const { lat, lng } = snapToGrid(placeOf(n));
    return dump.includes(String(lat)) && dump.includes(String(lng));
  });
  const sealed = dump.match(/[\w+/]{70,}={0,2}/g) ?? [];
  const opened = sealed.filter((text) =>
    salts.some((salt) => opens(salt, text)),
  );
  return written.length + opened.length;
}

describeOnEachEngine("a copy of the database", (open) => {
  let dump: string;
  let surveys: Surveys;
  let salts: string[];

  beforeAll(async () => {
    const db = await open();
    const settings = { rateLimits: 1, trustProxy: true };
    const test = await startTestApp(db, {}, settings);
    surveys = await fill(test);
    dump = await dumpDatabase(db);
    const read = createSalts(db, test.clock.read, hash);
    salts = [await read.today(), await read.lasting()];
  });

  it("reveals neither networks nor locations to an attacker with the secret", () => {
    expect(findAddresses(dump, surveys)).toEqual([]);
    expect(findPlaces(dump)).toBe(0);
  });

  it("would reveal all of them together with the salts in the memory of the processes", () => {
    const both = [dump, ...salts].join("\n");
    expect(findAddresses(both, surveys)).toEqual(addresses);
    expect(findPlaces(both)).toBe(addresses.length);
  });
});
