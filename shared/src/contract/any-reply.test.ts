import fc from "../testing/property.ts";
import * as contract from "./index.ts";
import { asRecord, isRecord } from "./read.ts";
import * as schemas from "./schema/index.ts";

type Reader = (reply: unknown) => unknown;

/** Readers that need other parameters than a reply. */
const calledOtherwise: Record<string, Reader> = {
  readBoot: (reply) => contract.readBoot(JSON.stringify(reply)),
  readReplies: (reply) => contract.readReplies(JSON.stringify(reply)),
  readLiveEvent: (reply) =>
    contract.liveEventKinds.map((kind) =>
      contract.readLiveEvent(kind, JSON.stringify(reply)),
    ),
  readLook: (reply) => contract.readLook(asRecord(reply)),
  readOperatorPage: (reply) => contract.readOperatorPage(reply, (item) => item),
  readOwned: (reply) =>
    contract.readOwned("uuid", { ...asRecord(reply), version: 1 }),
  readHomepageLink: (reply) =>
    contract.readHomepageLink(reply, "https://nearsay.example", "7"),
};

const readers = Object.entries(contract as Record<string, unknown>)
  .filter(
    ([name, value]) => /^read[A-Z]/.test(name) && typeof value === "function",
  )
  .map(
    ([name, read]) =>
      [name, calledOtherwise[name] ?? (read as Reader)] as const,
  );

/** Fields of known kinds of questions are not validated. */
const unvalidated = new Set(["form", "showIf"]);

const names = [...namesIn(schemas)].filter((name) => !unvalidated.has(name));

/** JSON with the fields of replies, whose values have any type. */
const { reply: anyReply } = fc.letrec((again) => ({
  reply: fc.oneof(
    { depthSize: "small" },
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom("", "12", "true", "<!doctype html>", -1, 1e9),
    fc.array(again("reply"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), again("reply"), { maxKeys: 12 }),
  ),
}));

describe("every reader", () => {
  it("is tested", () => {
    expect(readers.length).toBeGreaterThan(70);
    expect(names.length).toBeGreaterThan(200);
  });

  it.each(readers)("%s returns data or rejects any reply", (_name, read) => {
    fc.assert(
      fc.property(anyReply, (reply) => {
        const data = readOrReject(read, reply);
        if (data !== rejected) expect(faultsIn(data)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

const rejected = Symbol("rejected");

function readOrReject(read: Reader, reply: unknown): unknown {
  try {
    return read(reply);
  } catch (error) {
    if (error instanceof contract.ContractError) return rejected;
    throw error;
  }
}

/** Paths of what neither JSON nor a collection can contain. */
function faultsIn(data: unknown, path = "data"): string[] {
  if (typeof data === "number") return Number.isFinite(data) ? [] : [path];
  if (data === null || typeof data === "string" || typeof data === "boolean")
    return [];
  if (typeof data !== "object") return [path];
  const parts =
    data instanceof Set || Array.isArray(data)
      ? [...(data as Iterable<unknown>)].map(
          (value) => ["item", value] as const,
        )
      : Object.entries(data);
  return parts
    .filter(([key, value]) => key !== "asked" || value !== undefined)
    .flatMap(([key, value]) => faultsIn(value, `${path}.${key}`));
}

/** The names of all properties of schemas in a value. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  if (!isRecord(value)) return found;
  for (const name of Object.keys(asRecord(value.properties))) found.add(name);
  for (const part of Object.values(value)) namesIn(part, found);
  return found;
}
