import { fakeNetwork } from "@nearsay/core/testing";
import { openDraft } from "../draft/draft.ts";
import { blankSurvey } from "../testing/blank-survey.ts";
import { publishSurvey } from "./publish-survey.ts";
import { createTokenKeeper } from "./token-keeper.ts";

const draft = openDraft({ ...blankSurvey, title: "Parks" }, 0);

it("spends a token on one survey alone", async () => {
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
