import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { KeyHolder } from "../fixtures/key-holder.ts";
import { createPostgresDatabase } from "../fixtures/postgres-database.ts";
import { startProduct, underLoad } from "../fixtures/product.ts";
import { oneOf, publishWithKey } from "../fixtures/publish-survey.ts";

const tickets = 500;
const redeemers = 5;
const kills = 3;
/** Number of concurrent people. */
const together = 40;
test.describe.configure({ timeout: 600_000 });

test("each of 500 tickets counts as one vote, with five concurrent attempts for each and kill -9 in between, on the embedded database", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-tickets-"));
  await spendAll({ DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true });
});

test("each of 500 tickets counts as one vote, with five concurrent attempts for each and kill -9 in between, on PostgreSQL", async () => {
  const database = await createPostgresDatabase();
  const secret = "a secret of at least 32 characters";
  await spendAll({ DATABASE_URL: database.url, SECRET: secret });
  await database.drop();
});

/** A person with a ticket, and the result of their attempt. */
interface Redeemer {
  person: ApiVisitor;
  code: string;
  outcome: "voted" | "used" | null;
}

async function spendAll(env: Record<string, string>): Promise<void> {
  const settings = { DEMO_DATA: "off", ...underLoad, ...env };
  let product = await startProduct(settings);
  const survey = await publish(product.url);
  const crowd = await gather(product.url, survey.codes);
  for (let kill = 0; kill < kills; kill += 1) {
    const until = (tickets * redeemers * (kill + 1)) / (kills + 1);
    const killed = product;
    let dying: Promise<void> | undefined;
    await vote(killed.url, survey, crowd, () => {
      const done = crowd.filter(({ outcome }) => outcome !== null).length;
      if (done >= until) dying ??= killed.stop("SIGKILL");
      return dying !== undefined;
    });
    await dying;
    product = await startProduct(settings);
  }
  await vote(product.url, survey, crowd, () => false);
  const voters = crowd.filter(({ outcome }) => outcome === "voted");
  expect(new Set(voters.map(({ code }) => code)).size).toBe(tickets);
  expect(voters).toHaveLength(tickets);
  expect(crowd.every(({ outcome }) => outcome !== null)).toBe(true);
  const integrity = await fetch(
    `${product.url}/api/surveys/${survey.id}/integrity`,
  );
  expect(await integrity.json()).toMatchObject({ accepted: tickets });
  await product.stop();
}

interface Ticketed {
  id: number;
  question: number;
  codes: string[];
}

async function publish(url: string): Promise<Ticketed> {
  const author = await ApiVisitor.arrive(url);
  const questions = [oneOf("Shall it stay?", "Yes", "No")];
  const owned = await publishWithKey(url, author, {
    title: "Stay?",
    questions,
  });
  const owner = new KeyHolder(owned);
  await owner.call(url, "PATCH", { tickets: "only" });
  const batch = { count: tickets, label: "" };
  const made = await owner.call(url, "POST", batch, "/ticket-batches");
  const { codes } = made.body as { codes: string[] };
  const asked = await author.call(url, "GET", `/surveys/${owned.id}/questions`);
  const { items } = asked.body as { items: { id: number }[] };
  return { id: owned.id, question: items[0]?.id ?? 0, codes };
}

/** Five people for each ticket, who try it one after another. */
async function gather(
  url: string,
  codes: readonly string[],
): Promise<Redeemer[]> {
  const wanted = codes.flatMap((code) => Array<string>(redeemers).fill(code));
  const crowd: Redeemer[] = [];
  await inTurns(wanted, async (code) => {
    const person = await ApiVisitor.arrive(url);
    crowd.push({ person, code, outcome: null });
  });
  return crowd;
}

/**
 * Everyone without a result tries, until `ends`; requests that a killed server
 * did not respond to are repeated after the next start.
 */
async function vote(
  url: string,
  survey: Ticketed,
  crowd: readonly Redeemer[],
  ends: () => boolean,
): Promise<void> {
  const left = crowd.filter(({ outcome }) => outcome === null);
  await inTurns(left, async (redeemer) => {
    if (ends()) return;
    try {
      redeemer.outcome = await voteOnce(url, survey, redeemer);
    } catch (error) {
      if (!ends()) throw error;
    }
  });
}

async function voteOnce(
  url: string,
  { id, question }: Ticketed,
  { person, code }: Redeemer,
): Promise<"voted" | "used"> {
  const redeemed = await person.call(url, "POST", "/tickets/redeem", { code });
  if (redeemed.status === 409) return "used";
  expect(redeemed).toEqual({ status: 200, body: { surveyId: id } });
  const answers = { [question]: "Yes" };
  const path = `/surveys/${id}/responses`;
  const answered = await person.call(url, "POST", path, { answers });
  expect(answered.status).toBe(200);
  return "voted";
}

async function inTurns<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const next = items.values();
  const worker = async () => {
    for (const item of next) await act(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
