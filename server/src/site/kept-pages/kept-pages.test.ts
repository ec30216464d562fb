import { createChanges, type ChangeKind } from "../../base/changes/changes.ts";
import { createKeptPages, type PageMaterial } from "./kept-pages.ts";

let now: number;
let changes: ReturnType<typeof createChanges>;
let pages: ReturnType<typeof createKeptPages>;
let words: string;
let gathered: number;
let drawn: number;

beforeEach(() => {
  [now, words, gathered, drawn] = [1_000_000, "a", 0, 0];
  changes = createChanges();
  changes.setComplete(true);
  pages = createKeptPages({
    changes,
    clock: () => new Date(now),
    bytesMax: 1000,
  });
});

function material(text = words, until = Infinity): PageMaterial {
  return {
    made: text,
    until,
    draw() {
      drawn += 1;
      return { html: text, policy: "" };
    },
  };
}

async function get(address = "/", until = Infinity): Promise<string | null> {
  const page = await pages.get(address, () => {
    gathered += 1;
    return Promise.resolve(material(words, until));
  });
  return page && (await page.body("identity")).toString();
}

const announce = (kind: ChangeKind) => changes.announce({ surveyId: 1, kind });

it("a cached page is checked twice a second, and rendered again if its data changed", async () => {
  await get();
  words = "b";
  now += 499;
  expect(await get()).toBe("a");
  now += 1;
  expect(await get()).toBe("b");
  now += 500;
  expect(await get()).toBe("b");
  expect([gathered, drawn]).toEqual([3, 2]);
});

it("a cached page is rendered again after ten seconds, as it contains relative times", async () => {
  await get();
  now += 9999;
  await get();
  expect(drawn).toBe(1);
  now += 500;
  await get();
  expect(drawn).toBe(2);
});

it("a cached page keeps its compressed bodies if the rendered result is the same", async () => {
  const gather = () => Promise.resolve(material("a"));
  const first = await pages.get("/", gather);
  now += 10_000;
  expect(await pages.get("/", gather)).toBe(first);
  expect(drawn).toBe(2);
});

it.each(["hidden", "edited", "published"] as const)(
  "a cached page is checked at the next request after a survey was %s",
  async (kind) => {
    await get();
    words = "b";
    announce(kind);
    expect(await get()).toBe("b");
  },
);

it("a cached page is checked at the next request if changes may have been missed", async () => {
  await get();
  words = "b";
  changes.reportGap();
  expect(await get()).toBe("b");
});

it("a cached page is not checked early after a response", async () => {
  await get();
  words = "b";
  announce("responses");
  expect(await get()).toBe("a");
});

it("a cached page is not used after the time when it becomes outdated on schedule", async () => {
  await get("/", now + 100);
  words = "b";
  now += 100;
  expect(await get("/", now + 100)).toBe("b");
});

it("no page is cached if it is not the same for everyone, also if it was before", async () => {
  await get();
  now += 500;
  expect(await get("/", 0)).toBeNull();
  expect(await pages.get("/none", () => Promise.resolve(null))).toBeNull();
  expect(drawn).toBe(1);
});

it("no page is cached while changes may be missed", async () => {
  await get();
  changes.setComplete(false);
  expect(await get()).toBeNull();
  expect(gathered).toBe(1);
});

it("a cached page may be sent unchecked while no check is due", async () => {
  const peeked = () => pages.peek("/") !== null;
  expect(peeked()).toBe(false);
  await get();
  expect(peeked()).toBe(true);
  announce("responses");
  expect(peeked()).toBe(true);
  now += 500;
  expect(peeked()).toBe(false);
  await get();
  announce("hidden");
  expect(peeked()).toBe(false);
  await get();
  changes.setComplete(false);
  expect(peeked()).toBe(false);
});

it("a page is rendered once for all waiting requests", async () => {
  expect(await Promise.all([get(), get(), get()])).toEqual(["a", "a", "a"]);
  expect([gathered, drawn]).toEqual([1, 1]);
});

it("a page is neither cached nor waited for if its survey was hidden in the meantime", async () => {
  let finish: (found: PageMaterial) => void = () => undefined;
  const early = pages.get("/", () => new Promise((found) => (finish = found)));
  words = "without it";
  announce("hidden");
  const late = get();
  finish(material("with it"));
  await early;
  expect(await late).toBe("without it");
  expect(await get()).toBe("without it");
});

it("a failed page is tried again", async () => {
  const fail = () => Promise.reject(new Error("away"));
  await expect(pages.get("/", fail)).rejects.toThrow("away");
  expect(await get()).toBe("a");
});

it("cached pages are removed for others that are requested more", async () => {
  words = "x".repeat(200);
  await get("/1");
  await get("/2");
  await get("/1");
  await get("/3");
  const before = gathered;
  await get("/1");
  expect(gathered).toBe(before);
  await get("/2");
  expect(gathered).toBe(before + 1);
});
