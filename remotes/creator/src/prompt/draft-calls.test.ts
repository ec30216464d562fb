import { startSession } from "@nearsay/core/api";
import { fakeNetwork } from "@nearsay/core/testing";
import { generateSurvey, reserveSurveyToken } from "./draft-calls.ts";

const challenge = "GET /api/bot-check/challenge";

/** Valid for every reader. */
const reply = { embeddedToken: "t" };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await startSession();
});

it.each<[string, string | null, unknown, () => Promise<unknown>]>([
  ["POST /surveys/embedded-token", null, undefined, () => reserveSurveyToken()],
  [
    "POST /surveys/generate",
    "survey_generate",
    { content: "Parks", manual: false },
    () => generateSurvey("Parks", false),
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

it("reports that the server reserves no token", async () => {
  fakeNetwork({ "POST /api/surveys/embedded-token": {} });
  await expect(reserveSurveyToken()).rejects.toThrow(
    "Unable to reserve a survey token. Please try again.",
  );
});
