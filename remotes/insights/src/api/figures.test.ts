import { fakeNetwork } from "@nearsay/core/testing";
import { getAnalytics, getAnswerMap, getIntegrity } from "./figures.ts";

const credential = { code: "C0DE" };

it.each<[string, () => Promise<unknown>]>([
  ["analytics?code=C0DE", () => getAnalytics("7", credential)],
  [
    "analytics?without=flagged",
    () => getAnalytics("7", {}, undefined, { without: "flagged" }),
  ],
  ["integrity?code=C0DE", () => getIntegrity("7", credential)],
  ["answer-map?code=C0DE", () => getAnswerMap("7", credential)],
])("requests %s", async (path, call) => {
  const asked = `/api/surveys/7/${path}`;
  const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: {} });
  await call();
  expect(network.calls.map((each) => each.path)).toEqual([asked]);
});
