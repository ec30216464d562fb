import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { listItems } from "../../testing/list-items.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

async function search(
  visitor: TestClient,
  q: string,
  more: Record<string, string> = {},
): Promise<string[]> {
  const query = new URLSearchParams({ q, ...more }).toString();
  const found = await listItems(visitor, `/surveys/search?${query}`);
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

  it("finds titles, instructions and questions: whole words first, then by weight", async () => {
    expect(await search(visitor, "bus")).toEqual([
      "A bus for the harbour",
      "Business hours",
      "Night buses",
      "Benches",
      "Shelters",
    ]);
  });

  it("puts the newer of two equal matches first", async () => {
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
  ])("matches %j tolerantly", async (q, expected) => {
    const titles =
      typeof expected === "string" ? await search(visitor, expected) : expected;
    expect(await search(visitor, q)).toEqual(titles);
  });

  it.each(["night zebra", "us", "ght", "zzz", "?!", "   ", "🚌"])(
    "finds nothing for %j",
    async (q) => {
      expect(await search(visitor, q)).toEqual([]);
    },
  );

  it("treats wildcards and quotes as plain characters", async () => {
    const special = "100% snake_case \\ 'quoted' \"words\"";
    for (const q of ["%", "_", "\\", "'", '"', "%%%", "___", "b_s", "bu%"]) {
      expect([q, await search(visitor, q)]).toEqual([q, []]);
    }
    for (const q of ["100%", "snake_case", "'quoted'", '"words"']) {
      expect([q, await search(visitor, q)]).toEqual([q, [special]]);
    }
    expect(await search(visitor, "bus'); drop table surveys; --")).toEqual([]);
  });

  it("accepts text up to its maximum length, and refuses more", async () => {
    expect(await search(visitor, "night ".repeat(40))).toHaveLength(4);
    expect(await search(visitor, "x".repeat(240))).toEqual([]);
    expect(await search(visitor, Array.from("abcdefghijkl").join(" "))).toEqual(
      [],
    );
    const tooLong = await visitor.get(`/surveys/search?q=${"x".repeat(241)}`);
    expect(tooLong.status).toBe(400);
  });

  it("returns the distance from a given position, snapped to the grid", async () => {
    const from = (lat: string, lng: string) =>
      listItems(visitor, `/surveys/search?q=flights&lat=${lat}&lng=${lng}`);
    const [near] = await from("40.7021", "-74");
    expect(near?.distanceMeters).toBe(0);
    const [far] = await from("40.8", "-74");
    expect(far?.distanceMeters).toBeGreaterThan(9_000);
    const [unknown] = await listItems(visitor, "/surveys/search?q=flights");
    expect(unknown?.distanceMeters).toBeNull();
  });

  it.each(["", "?q=bus&code=ABCD", "?lat=1&lng=1"])(
    "refuses %j, as it requires either text or code",
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
      listItems(guest, `/surveys/search?code=${code}&lat=1&lng=1`);
    expect(await by("open-barley")).toEqual([]);
    expect(await by("open-sesame")).toMatchObject([
      { surveyId: id, requires_code: true },
    ]);
  });
});

describeOnEachEngine("a search among many surveys", (open) => {
  it("shows up to 20 surveys with all words, however common each word is", async () => {
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

  it("shows 20 also if the same surveys contain many words with one beginning", async () => {
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
