import { forgetBrowser } from "./forget-browser.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("removes what is stored about the visitor and nothing else", () => {
  const kept = ["theme", "survey_draft:1"];
  for (const name of [
    "anonymous_consent",
    "count_place",
    "posts_say_ring",
    "unsent_answers:7",
    ...kept,
  ])
    localStorage.setItem(name, "1");
  for (const name of ["unsent_answers:8", "unsettled:[]", "scroll"])
    sessionStorage.setItem(name, "1");
  forgetBrowser();
  expect(Object.keys(localStorage).sort()).toEqual(kept.sort());
  expect(Object.keys(sessionStorage)).toEqual(["scroll"]);
});
