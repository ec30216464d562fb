import { fakeNetwork, json } from "@nearsay/core/testing";
import { openDraft } from "../draft/draft.ts";
import { findOwnedSurvey } from "../owned/owned-surveys.ts";
import { blankSurvey } from "../testing/blank-survey.ts";
import { publishSurvey } from "./publish-survey.ts";
import { createTokenKeeper } from "./token-keeper.ts";

const draft = openDraft({ ...blankSurvey, title: "Parks" }, 0);

it("uses a token for only one survey", async () => {
  document.cookie = "nearsay_csrf=c";
  const network = fakeNetwork({ "POST /api/surveys": { id: 42 } });
  let reserved = 0;
  const tokens = createTokenKeeper(() => {
    reserved += 1;
    return Promise.resolve(`t${reserved}`);
  });
  expect(await publishSurvey("one", draft, tokens)).toBe("42");
  await publishSurvey("other", draft, tokens);
  expect(network.calls.map(({ body }) => body)).toMatchObject([
    { survey: { embeddedToken: "t1" } },
    { survey: { embeddedToken: "t2" } },
  ]);
});

const uuid = "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01";

it("stores the owner key in this browser, and nowhere else", async () => {
  document.cookie = "nearsay_csrf=c";
  const ownerKey = "the-owner-key";
  fakeNetwork({
    "POST /api/surveys": () =>
      json({ id: 42, surveyUuid: uuid, ownerKey }, 201),
  });
  const tokens = createTokenKeeper(() => Promise.resolve("t"));
  await publishSurvey("one", draft, tokens);
  expect(findOwnedSurvey("42")).toMatchObject({
    uuid,
    title: "Parks",
    keys: [{ key: ownerKey, role: "own" }],
  });
  expect(location.href + JSON.stringify(history.state)).not.toContain(ownerKey);
});

it("publishes on a server that creates no keys", async () => {
  document.cookie = "nearsay_csrf=c";
  fakeNetwork({ "POST /api/surveys": { id: 43 } });
  const tokens = createTokenKeeper(() => Promise.resolve("t"));
  expect(await publishSurvey("one", draft, tokens)).toBe("43");
  expect(findOwnedSurvey("43")).toBeNull();
});
