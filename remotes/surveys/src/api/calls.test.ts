import { messageOf, startSession } from "@nearsay/core/api";
import { fakeNetwork, refusal } from "@nearsay/core/testing";
import type { ResponsePayload } from "@nearsay/core/contract";
import { getParticipation, likeSurvey } from "./participation.ts";
import {
  findLinkedSurvey,
  listTopics,
  listTopSurveys,
  searchSurveys,
  suggest,
} from "./search-calls.ts";
import {
  appealSurvey,
  createShareLink,
  getHomepageLink,
  reportSurvey,
} from "./survey-actions.ts";
import {
  getQuestions,
  getSurvey,
  listFeedbackSurveys,
  listSurveys,
  submitResponse,
} from "./survey-calls.ts";

const challenge = "GET /api/bot-check/challenge";
const uuid = "0b0f3e7e-6d5e-4a57-9a6c-1c6e2f0d9a11";

const response: ResponsePayload = {
  answers: { "1": "Yes" },
  lat: null,
  lng: null,
};

/** Valid for every reader. */
const reply = { id: 7, token: "t" };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await startSession();
});

it.each<[string, () => Promise<unknown>]>([
  ["/surveys", () => listSurveys(null)],
  ["/surveys?lat=0&lng=13.4", () => listSurveys({ lat: 0, lng: 13.4 })],
  ["/feedback/surveys", () => listFeedbackSurveys()],
  ["/surveys/7", () => getSurvey("7")],
  [`/surveys/uuid/${uuid}`, () => getSurvey(uuid)],
  [
    "/surveys/a%2Fb?code=C0DE&share_token=s",
    () => getSurvey("a/b", { code: "C0DE", shareToken: "s" }),
  ],
  ["/surveys/7/questions", () => getQuestions("7")],
  ["/surveys/7/questions?code=C0DE", () => getQuestions("7", { code: "C0DE" })],
  [
    "/surveys/me/survey-responses?ids=7%2C8",
    () => getParticipation(["7", "8"]),
  ],
  ["/surveys/search-by-id?survey_id=7", () => findLinkedSurvey("7")],
  [
    "/surveys/search-by-id?survey_id=7&share_token=t",
    () => findLinkedSurvey("7", "t"),
  ],
  ["/surveys/search?q=bike+lane", () => searchSurveys({ q: "bike lane" })],
  [
    "/surveys/search?q=bike&lat=52.5&lng=0",
    () => searchSurveys({ q: "bike", near: { lat: 52.5, lng: 0 } }),
  ],
  ["/surveys/search?q=bike", () => searchSurveys({ q: "bike", near: null })],
  ["/surveys/search?code=C%26DE", () => searchSurveys({ code: "C&DE" })],
  ["/surveys/top?metric=likes&limit=20", () => listTopSurveys("likes")],
  ["/surveys/keywords?limit=20", () => listTopics(null)],
  [
    "/surveys/keywords?limit=20&lat=52.5&lng=0",
    () => listTopics({ lat: 52.5, lng: 0 }),
  ],
  ["/surveys/suggest?q=bik&limit=6", () => suggest("bik")],
])("requests %s", async (path, call) => {
  const asked = `/api${path}`;
  const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: reply });
  await call();
  expect(network.calls.map((each) => each.path)).toEqual([asked]);
});

it.each<[string, string | null, unknown, () => Promise<unknown>]>([
  [
    "POST /surveys/7/responses",
    "survey_response",
    response,
    () => submitResponse("7", response),
  ],
  ["POST /surveys/7/like", "survey_like", {}, () => likeSurvey("7")],
  [
    "POST /surveys/7/share-links",
    "survey_share_link",
    {},
    () => createShareLink("7"),
  ],
  [
    "POST /surveys/7/report",
    "survey_report",
    { reason: "Spam", code: "C0DE" },
    () => reportSurvey("7", { reason: "Spam", code: "C0DE" }),
  ],
  [
    "POST /surveys/7/appeal",
    "survey_report",
    { reason: "It is fair" },
    () => appealSurvey("7", "It is fair"),
  ],
])("calls %s with a token for %s", async (call, action, body, change) => {
  const route = call.replace(" ", " /api");
  const network = fakeNetwork({
    [route]: reply,
    [challenge]: { provider: "off" },
  });
  await change();
  expect(network.to(route).map((each) => each.body)).toEqual([body]);
  expect(network.to(challenge).map((each) => each.path)).toEqual(
    action === null ? [] : [`/api/bot-check/challenge?action=${action}`],
  );
});

it("keeps a like alive when the page is left", async () => {
  fakeNetwork({ "POST /api/surveys/7/like": reply });
  const fetch = jest.spyOn(globalThis, "fetch");
  await likeSurvey("7");
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

it("returns the surveys found, without those that cannot be read", async () => {
  const item = { surveyId: 7, title: "Bikes" };
  fakeNetwork({
    "GET /api/surveys/search": { items: [item, { title: "No id" }] },
    "GET /api/surveys/top": { items: [item] },
  });
  const bikes = { items: [expect.objectContaining({ id: "7" })] };
  expect(await searchSurveys({ q: "bikes" })).toMatchObject(bikes);
  expect(await listTopSurveys("likes")).toMatchObject(bikes);
});

it("returns topics and suggestions in one form", async () => {
  const keyword = { keyword: "bike", count: 3 };
  fakeNetwork({
    "GET /api/surveys/keywords": { keywords: [keyword] },
    "GET /api/surveys/suggest": {
      suggestions: [{ type: "keyword", ...keyword, label: null }],
    },
  });
  const shown = [{ type: "keyword", ...keyword, label: "bike" }];
  expect(await listTopics(null)).toEqual(shown);
  expect(await suggest("bik")).toEqual(shown);
});

it("returns the survey of a link, or null if there is none", async () => {
  const network = fakeNetwork({
    "GET /api/surveys/search-by-id": {
      items: [{ surveyId: 7, title: "Bikes" }],
    },
  });
  expect(await findLinkedSurvey("7")).toMatchObject({ title: "Bikes" });
  network.on("GET /api/surveys/search-by-id", { items: [] });
  expect(await findLinkedSurvey("7")).toBeNull();
});

it.each([
  [null, "/surveys/7/links"],
  [uuid, `/surveys/uuid/${uuid}/links`],
])("requests a homepage link by uuid %s", async (known, path) => {
  const origin = "https://a.test";
  const network = fakeNetwork({ [`POST /api${path}`]: {} });
  const link = await getHomepageLink({ id: "7", uuid: known }, origin);
  expect(network.calls[0]?.path).toBe(`/api${path}?utm_source=homepage`);
  expect(link).toBe("https://a.test/?s=7&utm_source=homepage");
});

it.each([
  [503, "https://a.test/?s=7&utm_source=homepage"],
  [404, "Survey not found."],
])("returns for a refused homepage link (%i) %s", async (status, expected) => {
  fakeNetwork({
    "POST /api/surveys/7/links": () => refusal(status, "Survey not found."),
  });
  const link = getHomepageLink({ id: "7", uuid: null }, "https://a.test");
  await expect(
    link.catch((error: unknown) => messageOf(error, "")),
  ).resolves.toBe(expected);
});
