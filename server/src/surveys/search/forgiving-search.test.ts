import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { choiceQuestion, publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { unindexSurveys } from "./index-surveys.ts";

interface Reply {
  items: { title: string }[];
  did_you_mean?: string;
}

async function search(
  visitor: TestClient,
  q: string,
  place: Record<string, string> = {},
) {
  const query = new URLSearchParams({ q, ...place }).toString();
  const { status, body, text } = await visitor.get(`/surveys/search?${query}`);
  if (status !== 200) throw new Error(text);
  const { items, did_you_mean } = body as Reply;
  return { titles: items.map(({ title }) => title), meant: did_you_mean };
}

async function suggest(visitor: TestClient, q: string) {
  const query = new URLSearchParams({ q }).toString();
  const { body } = await visitor.get(`/surveys/suggest?${query}`);
  const { suggestions } = body as {
    suggestions: { title?: string; keyword?: string }[];
  };
  return {
    surveys: suggestions.flatMap(({ title }) => title ?? []),
    keywords: suggestions.flatMap(({ keyword }) => keyword ?? []),
  };
}

/** Has no text but its title. */
const bare = {
  instructions: "",
  questions: [{ text: "?", type: "free_text", options: [] }],
};

const publishAll = async (visitor: TestClient, titles: readonly string[]) => {
  for (const title of titles) await publishSurvey(visitor, { ...bare, title });
};

describeWithDatabase("a search that corrects mistakes", (open) => {
  let visitor: TestClient;

  beforeAll(async () => {
    const test = await startTestApp(await open());
    visitor = await test.visitor();
    await publishAll(visitor, [
      "A library for Elm Street",
      "Night buses",
      "Bibliothek am Markt",
      "Les écoles du quartier",
      "La calle más ruidosa",
      "Środowisko",
      "Городские парки",
      "公园 夜行バス",
      "ห้องสมุดประชาชน",
      "The environment around us",
      "Restaurant terraces",
      "Cars or bikes?",
    ]);
  });

  const inflected = [
    ["libraries", "A library for Elm Street"],
    ["Bibliotheken", "Bibliothek am Markt"],
    ["école", "Les écoles du quartier"],
    ["ruidosas", "La calle más ruidosa"],
    ["парк", "Городские парки"],
    ["парках", "Городские парки"],
    ["environments", "The environment around us"],
    ["library streets", "A library for Elm Street"],
  ] as const;

  it.each(inflected)("finds other inflections of %j", async (q, title) => {
    expect(await search(visitor, q)).toEqual({ titles: [title] });
  });

  const mistaken = [
    ["libary", "library", "A library for Elm Street"],
    ["lirbary", "library", "A library for Elm Street"],
    ["liibrary", "library", "A library for Elm Street"],
    ["librery", "library", "A library for Elm Street"],
    ["libarry", "library", "A library for Elm Street"],
    ["bibiotek", "bibliothek", "Bibliothek am Markt"],
    ["enviroment", "environment", "The environment around us"],
    ["enviromant", "environment", "The environment around us"],
    ["resteraunt", "restaurant", "Restaurant terraces"],
    ["nigth buses", "night buses", "Night buses"],
    ["elm libary", "elm library", "A library for Elm Street"],
    ["kuartier", "quartier", "Les écoles du quartier"],
    ["srodovisko", "środowisko", "Środowisko"],
    ["городскте", "городские", "Городские парки"],
  ] as const;

  it.each(mistaken)("corrects %j to %j", async (q, meant, title) => {
    expect(await search(visitor, q)).toEqual({ titles: [title], meant });
  });

  it.each([
    ...inflected,
    ...mistaken.map(([q, , title]) => [q, title] as const),
  ])("suggests what it finds for %j", async (q, title) => {
    const { surveys, keywords } = await suggest(visitor, q);
    expect(surveys).toEqual([title]);
    expect(keywords.length).toBeGreaterThan(q.includes(" ") ? -1 : 0);
  });

  it.each([
    ["夜行", "公园 夜行バス"],
    ["公园", "公园 夜行バス"],
    ["ห้องสมุด", "ห้องสมุดประชาชน"],
  ])("finds %j without surrounding spaces", async (q, title) => {
    expect(await search(visitor, q)).toEqual({ titles: [title] });
  });

  it.each(["cra", "bsu", "elk", "night zebra", "zzzz", "1234", "公国"])(
    "corrects %j to nothing else",
    async (q) => {
      expect(await search(visitor, q)).toEqual({ titles: [] });
      if (q.length >= 3)
        expect(await suggest(visitor, q)).toEqual({
          surveys: [],
          keywords: [],
        });
    },
  );

  it("suggests no combination of words that no survey contains", async () => {
    expect(await search(visitor, "bikes libary")).toEqual({ titles: [] });
  });
});

describeWithDatabase("surveys found by a similar word", (open) => {
  let db: Database;
  let test: TestApp;
  let visitor: TestClient;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    visitor = await test.visitor();
  });

  it("are listed after matches of the typed word", async () => {
    await publishAll(visitor, ["Libraries", "Library", "Libraries"]);
    const { titles } = await search(visitor, "libraries");
    expect(titles).toEqual(["Libraries", "Libraries", "Library"]);
  });

  it("are left out if the typed word has enough matches", async () => {
    await publishAll(visitor, [
      "Libraries of 1",
      "Library",
      ...Array.from({ length: 9 }, (_, n) => `Libraries of ${n + 2}`),
    ]);
    const { titles, meant } = await search(visitor, "libraries");
    expect(titles).toHaveLength(10);
    expect(titles).not.toContain("Library");
    expect(meant).toBeUndefined();
  });

  it("are not reported as a correction if some surveys contain the typed word", async () => {
    await publishAll(visitor, ["Horse", "House", "House"]);
    expect(await search(visitor, "horse")).toEqual({ titles: ["Horse"] });
  });

  it("determine the suggested correction, not the likeliest word without a match", async () => {
    await publishAll(visitor, ["Horse riding", "A horse", "Horde parks"]);
    expect(await search(visitor, "horxe parks")).toEqual({
      titles: ["Horde parks"],
      meant: "horde parks",
    });
  });

  it("are ranked by the more frequent kind of typing mistake if equally close", async () => {
    await publishAll(visitor, ["Noise", "Nose", "A nose"]);
    const { titles, meant } = await search(visitor, "niose");
    expect(titles).toEqual(["Noise", "A nose", "Nose"]);
    expect(meant).toBe("noise");
  });

  it("are found for a rare misspelling of a much more frequent word", async () => {
    await publishAll(visitor, [
      "Libary",
      ...Array.from({ length: 10 }, () => "Library"),
    ]);
    const { titles, meant } = await search(visitor, "libary");
    expect(meant).toBe("library");
    expect(titles[0]).toBe("Libary");
    expect(titles).toHaveLength(11);
  });

  it("are found by the options of their questions, with the lowest weight", async () => {
    await publishSurvey(visitor, {
      ...bare,
      title: "Transport",
      questions: [{ ...choiceQuestion, options: ["Tramway", "Ferry"] }],
    });
    await publishSurvey(visitor, {
      ...bare,
      title: "Fares",
      instructions: "Of the tramway.",
    });
    await publishAll(visitor, ["Tramway stops"]);
    const { titles } = await search(visitor, "tramway");
    expect(titles).toEqual(["Tramway stops", "Fares", "Transport"]);
  });

  it("are sorted open first, then near, then new, if they match equally", async () => {
    const at = (title: string, lat: number) =>
      publishSurvey(visitor, { ...bare, title, lat, lng: 10 });
    const closed = await at("Parks closed here", 50);
    await at("Parks far", 52);
    await at("Parks here", 50);
    await at("Parks farther", 54);
    await publishAll(visitor, ["Parks anywhere"]);
    await db.query(sql`
      update surveys set expires_at = ${test.clock.read()}
      where survey_id = ${closed}`);
    const { titles } = await search(visitor, "parks", { lat: "50", lng: "10" });
    expect(titles).toEqual([
      "Parks here",
      "Parks far",
      "Parks farther",
      "Parks anywhere",
      "Parks closed here",
    ]);
    const { titles: unplaced } = await search(visitor, "parks");
    expect(unplaced).toEqual([
      "Parks anywhere",
      "Parks farther",
      "Parks here",
      "Parks far",
      "Parks closed here",
    ]);
  });

  it("are sorted near first, for any number of newer ones elsewhere", async () => {
    await publishSurvey(visitor, { ...bare, title: "Parks", lat: 50, lng: 10 });
    for (let n = 0; n < 70; n += 1)
      await publishSurvey(visitor, {
        ...bare,
        title: `Parks ${n}`,
        lat: -30,
        lng: 10,
      });
    const { titles } = await search(visitor, "parks", { lat: "50", lng: "10" });
    expect(titles[0]).toBe("Parks");
  });

  it("never reveal a word of a private, hidden or deleted survey", async () => {
    await publishSurvey(visitor, {
      ...bare,
      title: "A xylocopa garden",
      visibility: { mode: "code", code: "open-sesame" },
    });
    const hidden = await publishSurvey(visitor, {
      ...bare,
      title: "Zygomorphic gardens",
    });
    expect(await search(visitor, "zigomorphic")).toMatchObject({
      meant: "zygomorphic",
    });
    await db.transaction(async (tx) => {
      await tx.query(sql`
        update surveys set hidden_at = now() where survey_id = ${hidden}`);
      await unindexSurveys(tx, [hidden]);
    });
    for (const q of ["xylocop", "xylocopas", "xylokopa", "ylocopa"])
      expect([q, await search(visitor, q)]).toEqual([q, { titles: [] }]);
    for (const q of ["zygomorphic", "zigomorphic", "zygomorphics"])
      expect([q, await search(visitor, q)]).toEqual([q, { titles: [] }]);
    expect(await db.query(sql`select * from search_forms`)).toEqual([]);
  });
});

describeWithDatabase("a search for text that is not a word", (open) => {
  let db: Database;
  let visitor: TestClient;

  beforeAll(async () => {
    db = await open();
    const test = await startTestApp(db);
    visitor = await test.visitor();
    await publishAll(visitor, ["A library for Elm Street"]);
    // More words than are measured, similar to one another.
    await db.execute(`
      insert into search_words (word, survey_count)
      select 'aaaaaaa' || chr(97 + a) || chr(97 + b) || chr(97 + c), 1
      from generate_series(0, 25) as a, generate_series(0, 25) as b, generate_series(0, 3) as c;
      insert into search_forms
      select word from search_words on conflict do nothing;`);
  });

  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  it.each([
    ["240 equal letters", "a".repeat(240)],
    ["40 different letters", letters.join("").repeat(2).slice(0, 40)],
    ["80 short words", "ab ".repeat(80)],
    [
      "ten long misspelled words",
      letters
        .slice(0, 10)
        .map((letter) => `library${letter}qrstuv`)
        .join(" "),
    ],
    [
      "ten words that are similar to thousands of others",
      letters
        .slice(10, 20)
        .map((letter) => `aaaaaaaa${letter}${letter}`)
        .join(" "),
    ],
    [
      "special characters of search patterns",
      "%_%_%_% lib%ary ^(a+)+$ [[:alpha:]] \\y",
    ],
    ["stacked combining marks", `l${"\u0336\u0489\u0363".repeat(30)}ibary`],
    ["text without letters", "\u200d\u200b\u{1f469}\u200d\u{1f692} ؟ ․"],
    ["text in both directions", "مكتبة‮libary"],
  ])("for %s is fast", async (_, q) => {
    const start = performance.now();
    await search(visitor, q);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
