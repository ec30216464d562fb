import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

interface Item {
  surveyId: number;
  title: string;
  distanceMeters: number | null;
}

async function items(visitor: TestClient, path: string): Promise<Item[]> {
  const { status, body, text } = await visitor.get(path);
  if (status !== 200) throw new Error(text);
  return (body as { items: Item[] }).items;
}

async function search(
  visitor: TestClient,
  q: string,
  more: Record<string, string> = {},
): Promise<string[]> {
  const query = new URLSearchParams({ q, ...more }).toString();
  const found = await items(visitor, `/surveys/search?${query}`);
  return found.map(({ title }) => title);
}

const question = (text: string) => ({
  questions: [{ text, type: "free_text", options: [] }],
});

describeOnEachEngine("searching by text", (open) => {
  let visitor: TestClient;

  beforeAll(async () => {
    const test = await startTestApp(await open());
    visitor = await test.visitor();
    const plain = { instructions: "", ...question("Why?") };
    const surveys: Record<string, unknown>[] = [
      { title: "Benches", instructions: "About the bus stop." },
      { title: "Shelters", ...question("Where do you wait for the bus?") },
      { title: "Night buses" },
      { title: "A bus for the harbour" },
      { title: "Business hours" },
      { title: "Café Straße, l'École" },
      { title: "公园 夜行バス" },
      { title: "100% snake_case \\ 'quoted' \"words\"" },
      { title: "Night markets" },
      { title: "Harbour at night" },
    ];
    for (const survey of surveys) {
      await publishSurvey(visitor, { ...plain, ...survey });
    }
    await publishSurvey(visitor, {
      ...plain,
      title: "Night flights",
      lat: 40.705,
      lng: -74,
    });
  });

  it("finds titles, questions and instructions: whole words first, then the best places", async () => {
    expect(await search(visitor, "bus")).toEqual([
      "A bus for the harbour",
      "Business hours",
      "Night buses",
      "Shelters",
      "Benches",
    ]);
  });

  it("puts the newer of two equals first", async () => {
    expect(await search(visitor, "night")).toEqual([
      "Night flights",
      "Harbour at night",
      "Night markets",
      "Night buses",
    ]);
  });

  it.each([
    ["NIGHT BUSES", ["Night buses"]],
    ["bus nig", ["Night buses"]],
    ["night harb", ["Harbour at night"]],
    ["night b", ["Night buses"]],
    ["b night", []],
    ["night night", "night"],
    ["cafe strasse", ["Café Straße, l'École"]],
    ["CAFÉ", ["Café Straße, l'École"]],
    ["ecole", ["Café Straße, l'École"]],
    ["l’école", ["Café Straße, l'École"]],
    ["公园", ["公园 夜行バス"]],
    ["夜行", ["公园 夜行バス"]],
  ])("reads %j with forgiveness", async (q, expected) => {
    const titles =
      typeof expected === "string" ? await search(visitor, expected) : expected;
    expect(await search(visitor, q)).toEqual(titles);
  });

  it.each(["night zebra", "us", "ight", "zzz", "?!", "   ", "🚌"])(
    "finds nothing for %j",
    async (q) => {
      expect(await search(visitor, q)).toEqual([]);
    },
  );

  it("takes wildcards and quotes for what they are", async () => {
    const special = "100% snake_case \\ 'quoted' \"words\"";
    for (const q of ["%", "_", "\\", "'", '"', "%%%", "___", "b_s", "bu%"]) {
      expect([q, await search(visitor, q)]).toEqual([q, []]);
    }
    for (const q of ["100%", "snake_case", "'quoted'", '"words"']) {
      expect([q, await search(visitor, q)]).toEqual([q, [special]]);
    }
    expect(await search(visitor, "bus'); drop table surveys; --")).toEqual([]);
  });

  it("takes as much text as it allows, and refuses more", async () => {
    expect(await search(visitor, "night ".repeat(40))).toHaveLength(4);
    expect(await search(visitor, "x".repeat(240))).toEqual([]);
    expect(await search(visitor, Array.from("abcdefghijkl").join(" "))).toEqual(
      [],
    );
    const tooLong = await visitor.get(`/surveys/search?q=${"x".repeat(241)}`);
    expect(tooLong.status).toBe(400);
  });

  it("tells the distance from a given place, and snaps it to the grid", async () => {
    const from = (lat: string, lng: string) =>
      items(visitor, `/surveys/search?q=flights&lat=${lat}&lng=${lng}`);
    const [near] = await from("40.7021", "-74");
    expect(near?.distanceMeters).toBe(0);
    const [far] = await from("40.8", "-74");
    expect(far?.distanceMeters).toBeGreaterThan(9_000);
    const [unknown] = await items(visitor, "/surveys/search?q=flights");
    expect(unknown?.distanceMeters).toBeNull();
  });

  it.each(["", "?q=bus&code=ABCD", "?lat=1&lng=1"])(
    "refuses %j, as it wants one of text and code",
    async (query) => {
      const { status, body } = await visitor.get(`/surveys/search${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        msg: "Search either by text (q) or by access code (code).",
      });
    },
  );
});

describeOnEachEngine("searching by code", (open) => {
  it("finds the surveys that a code opens, and nothing with a wrong one", async () => {
    const test = await startTestApp(await open());
    const [owner, guest] = [await test.visitor(), await test.visitor()];
    const id = await publishSurvey(owner, {
      visibility: { mode: "code", code: "open-sesame" },
    });
    const by = (code: string) =>
      items(guest, `/surveys/search?code=${code}&lat=1&lng=1`);
    expect(await by("open-barley")).toEqual([]);
    expect(await by("open-sesame")).toMatchObject([
      { surveyId: id, requires_code: true },
    ]);
  });
});

describeOnEachEngine("a search among many", (open) => {
  it("shows 20 at most, those with all words however common each is", async () => {
    const test = await startTestApp(await open());
    const visitor = await test.visitor();
    for (let n = 0; n < 26; n += 1) {
      await publishSurvey(visitor, { title: `Parks, part ${n}` });
    }
    await publishSurvey(visitor, {
      title: "Plans",
      instructions: "Parks",
      ...question("Which tree?"),
    });
    expect(await search(visitor, "parks")).toHaveLength(20);
    expect(await search(visitor, "parks tre")).toEqual(["Plans"]);
  });

  it("shows as many where the same surveys hold many words of one beginning", async () => {
    const test = await startTestApp(await open());
    const visitor = await test.visitor();
    for (let n = 0; n < 12; n += 1) {
      await publishSurvey(visitor, {
        title: "Park, parks, parking, parkland, parked and parkour",
      });
      await publishSurvey(visitor, { title: "Parkway" });
    }
    const found = await search(visitor, "park");
    expect(found).toHaveLength(20);
    expect(found.filter((title) => title === "Parkway")).toHaveLength(8);
  });
});

describeOnEachEngine("suggestions and keywords", (open) => {
  let visitor: TestClient;

  interface Suggestions {
    suggestions: Record<string, unknown>[];
  }

  async function suggest(q: string, limit?: number) {
    const query = new URLSearchParams({
      q,
      ...(limit !== undefined && { limit: String(limit) }),
    }).toString();
    const { body } = await visitor.get(`/surveys/suggest?${query}`);
    return (body as Suggestions).suggestions;
  }

  beforeAll(async () => {
    const test = await startTestApp(await open());
    visitor = await test.visitor();
    const titles = [
      "Night buses",
      "Night buses in winter",
      "Bus lanes",
      "The Café in the park",
      "100% bus_lane",
    ];
    for (const title of titles) {
      await publishSurvey(visitor, { title, instructions: "Bustling." });
    }
  });

  it("are surveys by title, then keywords with how many surveys have them", async () => {
    const suggestions = await suggest("night b");
    expect(suggestions).toEqual([
      {
        type: "survey",
        surveyId: 2,
        title: "Night buses in winter",
        responses_count: 0,
        like_count: 0,
      },
      expect.objectContaining({ surveyId: 1, title: "Night buses" }),
      {
        type: "keyword",
        keyword: "night buses",
        count: 2,
        label: "night buses",
      },
    ]);
  });

  it("are six, half of each kind where there are enough, unless told otherwise", async () => {
    const kinds = (await suggest("bus")).map(({ type }) => type);
    expect(kinds).toEqual([
      ...["survey", "survey", "survey"],
      ...["keyword", "keyword", "keyword"],
    ]);
    expect(await suggest("bus", 1)).toMatchObject([{ type: "survey" }]);
    expect((await suggest("bus", 20)).length).toBeGreaterThan(6);
  });

  it("forgive accents and case, and keep what was written", async () => {
    expect(await suggest("CAF")).toEqual([
      expect.objectContaining({ title: "The Café in the park" }),
      { type: "keyword", keyword: "café", count: 1, label: "café" },
    ]);
  });

  it.each(["zzz", "%%%", "b%s", "___", "'''", "\\\\\\", "bustl"])(
    "are none for %j",
    async (q) => {
      expect(await suggest(q)).toEqual([]);
    },
  );

  it.each([
    "suggest?q=ab",
    "suggest?q=abc&limit=0",
    "suggest?q=abc&limit=21",
    "suggest?q=abc&limit=x",
    "suggest",
    `suggest?q=${"x".repeat(241)}`,
    "keywords?limit=0",
    "keywords?limit=51",
    "top?metric=views",
    "top",
    "top?metric=likes&limit=0",
    "top?metric=likes&limit=51",
  ])("refuse %j", async (path) => {
    expect((await visitor.get(`/surveys/${path}`)).status).toBe(400);
  });

  it("take the longest text there may be", async () => {
    expect(await suggest("x".repeat(240))).toEqual([]);
    expect(await suggest("a b c ".repeat(40))).toEqual([]);
  });

  it("count surveys, the most frequent keyword first, without stopwords", async () => {
    const { body } = await visitor.get("/surveys/keywords");
    const { keywords } = body as {
      keywords: { keyword: string; count: number }[];
    };
    expect(keywords.slice(0, 3)).toEqual([
      { keyword: "bus", count: 2 },
      { keyword: "buses", count: 2 },
      { keyword: "night", count: 2 },
    ]);
    expect(keywords.map(({ keyword }) => keyword)).not.toContain("the");
    const one = await visitor.get("/surveys/keywords?limit=1");
    expect(one.body).toEqual({ keywords: [{ keyword: "bus", count: 2 }] });
  });
});

describeOnEachEngine("the lists of the best and of feedback", (open) => {
  let db: Database;
  let test: TestApp;
  let visitor: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    visitor = await test.visitor();
  });

  it("are by responses, likes and posts as they stand now, closed surveys too", async () => {
    const closing = { expiresAt: "2026-03-02T11:00:00.000Z" };
    const first = await publishSurvey(visitor, { title: "First", ...closing });
    const second = await publishSurvey(visitor, { title: "Second" });
    const third = await publishSurvey(visitor, { title: "Third" });
    const top = async (metric: string, more = "") => {
      const path = `/surveys/top?metric=${metric}${more}`;
      return (await items(visitor, path)).map(({ surveyId }) => surveyId);
    };
    expect(await top("responses")).toEqual([third, second, first]);
    const [questionId] = await questionIds(visitor, first);
    await visitor.post(`/surveys/${first}/responses`, {
      answers: { [String(questionId)]: "Weekly" },
    });
    await visitor.post(`/surveys/${second}/like`);
    await visitor.post("/posts", { survey_id: second, content: "Hello" });
    test.clock.advance({ hours: 1 });
    expect(await top("responses")).toEqual([first, third, second]);
    expect(await top("likes")).toEqual([second, third, first]);
    expect(await top("discussion", "&limit=1")).toEqual([second]);
  });

  it("hold what asks for feedback, the newest first", async () => {
    const creator = await test.visitor();
    const older = await publishSurvey(creator, { feedback: true });
    await publishSurvey(creator);
    const newer = await publishSurvey(creator, { feedback: true });
    await publishSurvey(creator, {
      feedback: true,
      visibility: { mode: "code", code: "open-sesame" },
    });
    const listed = await items(visitor, "/feedback/surveys");
    expect(listed.map(({ surveyId }) => surveyId)).toEqual([newer, older]);
  });
});

describeOnEachEngine("what is not public", (open) => {
  const canary = "xylocopa";

  it("is in no list, no suggestion and no keyword, not even for its owner", async () => {
    const db = await open();
    const test = await startTestApp(db);
    const owner = await test.visitor();
    await publishSurvey(owner, { title: "Public" });
    await publishSurvey(owner, {
      title: `A ${canary} garden`,
      instructions: canary,
      feedback: true,
      questions: [{ ...choiceQuestion, text: `Which ${canary}?` }],
      visibility: { mode: "code", code: "open-sesame" },
    });
    const paths = [
      `/surveys/search?q=${canary}`,
      `/surveys/suggest?q=${canary}`,
      "/surveys/suggest?q=xyl",
      "/surveys/keywords",
      "/surveys/top?metric=responses",
      "/surveys/top?metric=likes",
      "/surveys/top?metric=discussion",
      "/feedback/surveys",
      "/surveys",
    ];
    for (const path of paths) {
      const { status, text } = await owner.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text.replaceAll(`q=${canary}`, "")).not.toContain(canary);
    }
    const kept = await db.query(sql`
      select word from search_words where word = ${canary}
      union all
      select word from search_postings where word = ${canary}
      union all
      select term from search_keywords where term like '%xylo%'`);
    expect(kept).toEqual([]);
  });
});
