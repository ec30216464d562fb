import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { createGazetteer } from "./gazetteer.ts";

interface FoundPlace {
  id: number;
  name: string;
  region?: string;
  country: string;
  latitude: number;
  longitude: number;
}

const lisbon = 2_267_057;
const berlin = { lat: 52.52, lng: 13.405 };

describeWithDatabase("named places", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function find(query: string, headers = {}): Promise<FoundPlace[]> {
    const { body } = await creator.get(`/places?${query}`, headers);
    return (body as { items: FoundPlace[] }).items;
  }
  const namesOf = (places: FoundPlace[]) => places.map(({ name }) => name);

  async function refusal(overrides: Record<string, unknown>) {
    const { body: token } = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = token as { embeddedToken: string };
    const { body } = await creator.post("/surveys", {
      survey: { ...surveyPayload(overrides), embeddedToken },
    });
    return body as { status: number; code: string; msg: string };
  }

  it("are found by the beginning of their name, ignoring accents and case, largest population first", async () => {
    expect(namesOf(await find("q=lisb"))[0]).toBe("Lisbon");
    expect(namesOf(await find("q=KOLN"))).toContain("Köln");
    expect(namesOf(await find("q=s%C3%A3o%20pau"))[0]).toBe("São Paulo");
    expect(namesOf(await find("q=sao%20pau"))[0]).toBe("São Paulo");
    expect(await find("q=s")).toHaveLength(8);
    expect(await find("q=zzzz")).toEqual([]);
    expect(await find("q=%2C%20Portugal")).toEqual([]);
  });

  it("are found by exact names in other languages before places whose names only begin that way", async () => {
    const called = {
      münchen: ["München", "Munich"],
      Lissabon: ["Lissabon", "Lisbon"],
      wien: ["Wien", "Vienna"],
      mailand: ["Mailand", "Milan"],
      Варшава: ["Варшава", "Warsaw"],
      برلين: ["برلين", "Berlin"],
      roma: ["Roma", "Rome"],
      Londra: ["Londra", "London"],
      Praga: ["Praga", "Prague"],
      Варш: ["Варшава", "Warsaw"],
    };
    for (const [typed, [own, name]] of Object.entries(called)) {
      const [first] = await find(`q=${encodeURIComponent(typed)}`);
      expect(first).toMatchObject({ name, called: own });
    }
    const [first] = await find("q=Munich");
    expect(first).not.toHaveProperty("called");
  });

  it("are found by their own name before places with a matching alternative name or beginning", async () => {
    const [zaragoza] = await find("q=Zaragoza");
    expect(zaragoza).toMatchObject({ name: "Zaragoza", country: "Spain" });
    const names = await find("q=lei");
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Leicester", "Leipzig"]),
    );
    expect(names.filter((one) => "called" in one)).toEqual([]);
  });

  it("include the region in other languages only if several places have the same name", async () => {
    const german = { headers: { "accept-language": "de" } };
    const [koeln] = await find("q=K%C3%B6ln", german);
    expect(koeln).not.toHaveProperty("region");
    const [springfield] = await find("q=Springfield", german);
    expect(springfield).toHaveProperty("region");
  });

  it("include region and country, and a position no finer than a cell", async () => {
    const [first] = await find("q=lisbon");
    expect(first).toEqual({
      id: lisbon,
      name: "Lisbon",
      region: "Lisbon",
      country: "Portugal",
      latitude: 38.715,
      longitude: -9.132692,
    });
  });

  it("are sorted by distance from the client's cell, and filtered by region or country", async () => {
    const croydon = (query: string) =>
      find(`q=croydon${query}`).then(([first]) => first?.country);
    expect(await croydon("")).toBe("United Kingdom");
    expect(await croydon("&lat=-37.8&lng=145")).toBe("Australia");
    expect(await croydon("%2C%20austr")).toBe("Australia");
    expect(namesOf(await find("q=London&lat=52.5&lng=13.4"))[0]).toBe("London");
  });

  it("refuse malformed queries", async () => {
    for (const query of [
      "",
      "q=",
      "q=a&lat=91&lng=0",
      `q=${"a".repeat(101)}`,
    ]) {
      const { status, body } = await creator.get(`/places?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "INVALID_REQUEST" });
    }
  });

  it("may be cached by browsers for a day, separately per language", async () => {
    const { headers } = await creator.get("/places?q=lis");
    expect(headers["cache-control"]).toBe("private, max-age=86400");
  });

  it("set a survey's cell and name, ignoring coordinates in the same request", async () => {
    const id = await publishSurvey(creator, { placeId: lisbon, ...berlin });
    const { body } = await creator.get(`/surveys/${id}`);
    expect(body).toMatchObject({
      place_name: "Lisbon",
      place_country: "PT",
      scope: null,
      latitude: 38.715,
      longitude: -9.132692,
    });
  });

  it("include the region in the name if the country has another place with the same name", async () => {
    const [first] = await find("q=Springfield%2C%20Illinois");
    const id = await publishSurvey(creator, { placeId: first?.id });
    const { body } = await creator.get(`/surveys/${id}`);
    expect(body).toMatchObject({ place_name: "Springfield, Illinois" });
  });

  it("leave the name empty for a survey at a point, and for one without a position", async () => {
    for (const overrides of [
      berlin,
      { placed: false, placeId: lisbon },
      { placeId: null },
    ]) {
      const id = await publishSurvey(creator, overrides);
      const { body } = await creator.get(`/surveys/${id}`);
      expect(body).toMatchObject({ place_name: null });
      expect(body).not.toHaveProperty("place_country");
    }
  });

  it("refuse an id that does not exist", async () => {
    expect(await refusal({ placeId: 1 })).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      msg: "This place was not found. Please choose another one.",
    });
    for (const placeId of [0, -1, 1.5, "Lisbon"])
      expect(await refusal({ placeId })).toMatchObject({ status: 400 });
  });

  it("accept a radius only together with a scope and a position", async () => {
    const together =
      "A scope and a radius belong together. Send both scope and radiusMeters, or neither.";
    const scoped = { radiusMeters: 5000, scope: "only" };
    for (const [overrides, msg] of [
      [{ ...berlin, radiusMeters: 5000 }, together],
      [{ ...berlin, scope: "only" }, together],
      [
        { ...scoped, placed: false },
        "A radius needs a location to measure from. Choose a location for the survey.",
      ],
    ] as const)
      expect(await refusal(overrides)).toMatchObject({ status: 400, msg });
    for (const wrong of [{ radiusMeters: 300 }, { scope: "all" }])
      expect(await refusal({ ...berlin, ...scoped, ...wrong })).toMatchObject({
        code: "INVALID_REQUEST",
      });
    const id = await publishSurvey(creator, { ...berlin, ...scoped });
    const { body } = await creator.get(`/surveys/${id}`);
    expect(body).toMatchObject(scoped);
  });

  describe("of a survey that only people nearby can answer", () => {
    let id: number;
    let question: number;

    beforeAll(async () => {
      const scope = { scope: "answer", radiusMeters: 5000 };
      id = await publishSurvey(creator, { ...berlin, ...scope });
      [question = 0] = await questionIds(creator, id);
    });

    const respond = async (place: object) => {
      const { body } = await (
        await test.visitor()
      ).post(`/surveys/${id}/responses`, {
        answers: { [question]: "Weekly" },
        ...place,
      });
      return body as object;
    };

    it("are returned with its questions", async () => {
      const { body } = await creator.get(`/surveys/${id}/questions`);
      expect(body).toMatchObject({
        within: { latitude: 52.525, radiusMeters: 5000 },
      });
    });

    it("accept responses from within the radius, measured between cells", async () => {
      expect(await respond(berlin)).toEqual({ duplicate: false });
      expect(await respond({ lat: 52.55, lng: 13.405 })).toEqual({
        duplicate: false,
      });
    });

    it("refuse responses from farther away, and those without a position", async () => {
      expect(await respond({ lat: 52.6, lng: 13.405 })).toMatchObject({
        status: 403,
        code: "PLACE_TOO_FAR",
        data: { radiusMeters: 5000 },
        msg: "Only people within 5 km of this survey's location can answer it, and your location is farther away.",
      });
      for (const place of [{}, { lat: null, lng: null }, { lat: 52.52 }])
        expect(await respond(place)).toMatchObject({
          status: 403,
          code: "PLACE_REQUIRED",
        });
    });
  });
});

describe("the gazetteer", () => {
  it("contains more than 20,000 places, and finds each beginning within 5 ms", async () => {
    const gazetteer = createGazetteer();
    const countryName = (code: string) => code;
    const search = (typed: string) =>
      gazetteer.search(typed, { near: berlin, countryName, limit: 8 });
    await search("a");
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const times: number[] = [];
    for (const letter of letters) {
      const before = performance.now();
      await search(letter);
      times.push(performance.now() - before);
    }
    const median = times.toSorted((one, other) => one - other)[13];
    expect(median).toBeLessThan(5);
    const all = await Promise.all(
      letters.map((letter) =>
        gazetteer.search(letter, { near: null, countryName, limit: 1e6 }),
      ),
    );
    expect(all.flat().length).toBeGreaterThan(20_000);
  });
});
