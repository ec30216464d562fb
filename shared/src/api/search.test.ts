import { fakeNetwork } from "../testing/fake-network.ts";
import { startSession } from "./anonymous-session.ts";
import {
  findLinkedSurvey,
  listKeywords,
  listTopSurveys,
  searchSurveys,
  suggest,
} from "./search.ts";

const item = { surveyId: 7, title: "Bikes" };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await startSession();
});

describe("search requests", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["search?q=bike+lane", () => searchSurveys({ q: "bike lane" })],
    [
      "search?q=bike&lat=52.5&lng=0",
      () => searchSurveys({ q: "bike", near: { lat: 52.5, lng: 0 } }),
    ],
    ["search?q=bike", () => searchSurveys({ q: "bike", near: null })],
    ["search?code=C%26DE", () => searchSurveys({ code: "C&DE" })],
    ["search-by-id?survey_id=7", () => findLinkedSurvey("7")],
    [
      "search-by-id?survey_id=7&share_token=t",
      () => findLinkedSurvey("7", "t"),
    ],
    ["top?metric=likes&limit=20", () => listTopSurveys("likes")],
    ["keywords?limit=20", () => listKeywords()],
    ["suggest?q=bik&limit=6", () => suggest("bik")],
  ])("request %s", async (path, call) => {
    const asked = `/api/surveys/${path}`;
    const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: {} });
    await call();
    expect(network.calls.map((each) => each.path)).toEqual([asked]);
  });

  it("return what was found", async () => {
    const keyword = { keyword: "bike", count: 3 };
    fakeNetwork({
      "GET /api/surveys/search": { items: [item, { title: "No id" }] },
      "GET /api/surveys/top": { items: [item] },
      "GET /api/surveys/keywords": { keywords: [keyword] },
      "GET /api/surveys/suggest": {
        suggestions: [{ type: "keyword", ...keyword, label: null }],
      },
    });
    const bikes = { items: [expect.objectContaining({ id: "7" })] };
    expect(await searchSurveys({ q: "bikes" })).toMatchObject(bikes);
    expect(await listTopSurveys("likes")).toMatchObject(bikes);
    expect(await listKeywords()).toEqual([keyword]);
    expect(await suggest("bik")).toEqual([
      { type: "keyword", ...keyword, label: "bike" },
    ]);
  });

  it("return the survey of a link, or null if there is none", async () => {
    const network = fakeNetwork({
      "GET /api/surveys/search-by-id": { items: [item] },
    });
    expect(await findLinkedSurvey("7")).toMatchObject({ title: "Bikes" });
    network.on("GET /api/surveys/search-by-id", { items: [] });
    expect(await findLinkedSurvey("7")).toBeNull();
  });
});
