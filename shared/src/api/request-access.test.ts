import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { findLinkedSurvey, getSurvey, searchSurveys } from "./index.ts";

const auth = "POST /api/auth/anon";
const reply = { id: 7, items: [] };
const asked = {
  "GET /api/surveys/7": reply,
  "GET /api/surveys/search": reply,
  "GET /api/surveys/search-by-id": reply,
};

beforeEach(() => {
  document.cookie = "nearsay_csrf=t1";
});

it("sends a request without code or link at once", async () => {
  const network = fakeNetwork(asked);
  await getSurvey("7");
  await searchSurveys({ q: "parks" });
  await findLinkedSurvey("7");
  expect(network.to(auth)).toHaveLength(0);
});

it("sends the request even if no session can be started", async () => {
  const network = fakeNetwork({ ...asked, [auth]: () => refusal(500, "No") });
  await getSurvey("7", { code: "C0DE" });
  expect(network.calls.map(({ path }) => path)).toEqual([
    "/api/auth/anon",
    "/api/surveys/7?code=C0DE",
  ]);
});

it("starts one session before a code or a link gives access", async () => {
  const network = fakeNetwork({ ...asked, [auth]: null });
  await findLinkedSurvey("7", "token");
  await searchSurveys({ code: "C0DE" });
  await getSurvey("7", { shareToken: "token" });
  expect(network.calls.map(({ path }) => path)).toEqual([
    "/api/auth/anon",
    "/api/surveys/search-by-id?survey_id=7&share_token=token",
    "/api/surveys/search?code=C0DE",
    "/api/surveys/7?share_token=token",
  ]);
});
