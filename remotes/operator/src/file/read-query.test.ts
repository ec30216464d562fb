import { readSource } from "@nearsay/core/testing";
import { readQuery } from "./read-query.ts";

const uuid = "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01";

function kindsIn(language: string) {
  const words = JSON.parse(
    readSource(`../../remotes/operator/messages/${language}.json`),
  ) as Record<string, string>;
  const [survey = "", post = "", reply = ""] = ["survey", "post", "reply"].map(
    (kind) => words[`file.kinds.${kind}`],
  );
  return { survey, post, reply };
}

describe("the search query", () => {
  it.each([
    ["12", "12"],
    [" #12 ", "12"],
    ["Survey 12", "12"],
    ["survey12", null],
    ["Post  40", "post 40"],
    ["reply 7", "reply 7"],
    ["post", null],
    [uuid.toUpperCase(), uuid],
    ["https://nearsay.example/surveys/12?s=1#x", "12"],
    [`https://nearsay.example/manage/${uuid}`, uuid],
    ["https://nearsay.example/about", null],
    ["skate park", null],
    ["12 or 13", null],
    ["", null],
  ])("written %j is requested as %j", (typed, query) => {
    expect(readQuery(typed)).toBe(query);
  });

  it.each([
    ["Umfrage 12", "12"],
    ["Beitrag #40", "post 40"],
    ["antwort  7", "reply 7"],
    ["Post 40", "post 40"],
    ["Beitragsliste 40", null],
  ])("may name an item as the page does: %j", (typed, query) => {
    expect(readQuery(typed, kindsIn("de"))).toBe(query);
  });

  it("may name an item in another script", () => {
    expect(readQuery("مشاركة 40", kindsIn("ar"))).toBe("post 40");
  });
});
