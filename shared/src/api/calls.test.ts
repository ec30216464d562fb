import type {
  ResponsePayload,
  SurveyPayload,
  WaitlistPayload,
} from "../contract/payloads.ts";
import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import * as api from "./index.ts";

const challenge = "GET /api/bot-check/challenge";
const uuid = "0b0f3e7e-6d5e-4a57-9a6c-1c6e2f0d9a11";

const survey = { title: "Parks", type: "geo" } as SurveyPayload;
const response: ResponsePayload = {
  answers: { "1": "Yes" },
  lat: null,
  lng: null,
};
const post = { content: "Hello", lat: null, lng: null, survey_id: 7 };
const waiting: WaitlistPayload = {
  email: "a@b.example",
  role: "user",
  category: null,
  consent: true,
};

/** Valid for every reader. */
const reply = { id: 7, embeddedToken: "t", token: "t" };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await api.startSession();
});

describe("reading", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["/health", () => api.getHealth()],
    ["/activation/status", () => api.getActivationStatus()],
    ["/auth/identity", () => api.getVisitor()],
    ["/privacy/status", () => api.getPrivacyStatus()],
    ["/surveys", () => api.listSurveys(null)],
    ["/surveys?lat=0&lng=13.4", () => api.listSurveys({ lat: 0, lng: 13.4 })],
    ["/feedback/surveys", () => api.listFeedbackSurveys()],
    ["/surveys/7", () => api.getSurvey("7")],
    [`/surveys/uuid/${uuid}`, () => api.getSurvey(uuid)],
    [
      "/surveys/a%2Fb?code=C0DE&share_token=s",
      () => api.getSurvey("a/b", { code: "C0DE", shareToken: "s" }),
    ],
    ["/surveys/7/questions", () => api.getQuestions("7")],
    [
      "/surveys/7/questions?code=C0DE",
      () => api.getQuestions("7", { code: "C0DE" }),
    ],
    [
      "/surveys/7/analytics?code=C0DE",
      () => api.getAnalytics("7", { code: "C0DE" }),
    ],
    [
      "/surveys/me/survey-responses?ids=7%2C8",
      () => api.getParticipation(["7", "8"]),
    ],
    ["/posts?surveyId=7", () => api.listPosts("7")],
    [
      "/posts?surveyId=7&before=4&limit=50",
      () => api.listPosts("7", { before: "4", limit: 50 }),
    ],
    ["/replies?postId=7", () => api.listReplies("7")],
  ])("requests %s", async (path, call) => {
    const asked = `/api${path}`;
    const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: reply });
    await call();
    expect(network.calls.map((each) => each.path)).toEqual([asked]);
  });
});

describe("changing", () => {
  it.each<[string, string | null, unknown, () => Promise<unknown>]>([
    [
      "POST /activation",
      "activation",
      { code: "123" },
      () => api.submitInvitation("123"),
    ],
    ["POST /privacy/opt-out", null, undefined, () => api.optOut()],
    [
      "DELETE /privacy/opt-out",
      "privacy_consent",
      undefined,
      () => api.removeOptOut(),
    ],
    [
      "POST /surveys/embedded-token",
      null,
      undefined,
      () => api.reserveSurveyToken(),
    ],
    [
      "POST /surveys/generate",
      "survey_generate",
      { content: "Parks", manual: false },
      () => api.generateSurvey("Parks", false),
    ],
    [
      "POST /surveys",
      "survey_create",
      { survey },
      () => api.createSurvey(survey),
    ],
    [
      "POST /surveys/7/responses",
      "survey_response",
      response,
      () => api.submitResponse("7", response),
    ],
    ["POST /surveys/7/like", "survey_like", {}, () => api.likeSurvey("7")],
    ["POST /posts/like", "post_like", { postId: 4 }, () => api.likePost("4")],
    [
      "POST /surveys/7/share-links",
      "survey_share_link",
      {},
      () => api.createShareLink("7"),
    ],
    [
      "POST /surveys/7/report",
      "survey_report",
      { reason: "Spam", code: "C0DE" },
      () => api.reportSurvey("7", { reason: "Spam", code: "C0DE" }),
    ],
    [
      "POST /replies/4/report",
      "survey_report",
      { reason: "Spam" },
      () => api.reportMessage({ kind: "replies", id: "4" }, "Spam"),
    ],
    [
      "POST /surveys/7/appeal",
      "survey_report",
      { reason: "It is fair" },
      () => api.appealSurvey("7", "It is fair"),
    ],
    ["POST /posts", "post_create", post, () => api.createPost(post)],
    [
      "POST /replies",
      "reply_create",
      { postId: 7, content: "Hi" },
      () => api.createReply(7, "Hi"),
    ],
    [
      "PUT /replies/7",
      "reply_update",
      { content: "Hi" },
      () => api.updateReply("7", "Hi"),
    ],
    ["POST /waitlist", "waitlist", waiting, () => api.joinWaitlist(waiting)],
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

  it.each([
    ["a like of a survey", true, () => api.likeSurvey("7")],
    ["a like of a post", true, () => api.likePost("4")],
    ["a post", false, () => api.createPost(post)],
  ])(
    "keeps %s alive when the page is left: %s",
    async (_call, kept, change) => {
      fakeNetwork({
        "POST /api/surveys/7/like": reply,
        "POST /api/posts/like": reply,
        "POST /api/posts": reply,
      });
      const fetch = jest.spyOn(globalThis, "fetch");
      await change();
      expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: kept });
    },
  );

  it.each([
    [null, "/surveys/7/links"],
    [uuid, `/surveys/uuid/${uuid}/links`],
  ])("requests a homepage link by uuid %s", async (known, path) => {
    const origin = "https://a.test";
    const network = fakeNetwork({ [`POST /api${path}`]: {} });
    const link = await api.getHomepageLink({ id: "7", uuid: known }, origin);
    expect(network.calls[0]?.path).toBe(`/api${path}?utm_source=homepage`);
    expect(link).toBe("https://a.test/?s=7&utm_source=homepage");
  });

  it.each([
    [503, "https://a.test/?s=7&utm_source=homepage"],
    [404, "Survey not found."],
  ])(
    "returns for a refused homepage link (%i) %s",
    async (status, expected) => {
      fakeNetwork({
        "POST /api/surveys/7/links": () => refusal(status, "Survey not found."),
      });
      const link = api.getHomepageLink(
        { id: "7", uuid: null },
        "https://a.test",
      );
      await expect(
        link.catch((error: unknown) => api.messageOf(error, "")),
      ).resolves.toBe(expected);
    },
  );

  it.each([
    new TypeError("Failed to fetch"),
    new SyntaxError("Unexpected token <"),
    new DOMException("Write permission denied.", "NotAllowedError"),
    "broken",
    new Error(""),
  ])("shows no message of a browser's %s", (error) => {
    expect(api.messageOf(error, "Not saved.")).toBe("Not saved.");
  });

  it("shows its own message", () => {
    expect(api.messageOf(new Error("Too large."), "Not saved.")).toBe(
      "Too large.",
    );
  });

  it("reports that the server reserves no token", async () => {
    fakeNetwork({ "POST /api/surveys/embedded-token": {} });
    await expect(api.reserveSurveyToken()).rejects.toThrow(
      "Unable to reserve a survey token. Please try again.",
    );
  });
});
