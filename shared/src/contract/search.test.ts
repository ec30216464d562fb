import { readKeywordList, readSuggestions } from "./search.ts";

describe("readKeywordList", () => {
  const park = { keyword: "park", count: 3 };

  it.each([[{ keywords: [park] }], [{ items: [park] }], [[park]]])(
    "reads %j",
    (reply) => {
      expect(readKeywordList(reply)).toEqual([park]);
    },
  );

  it("skips items without a keyword", () => {
    expect(readKeywordList([{ count: 3 }, "park"])).toEqual([]);
  });

  it("rejects an HTML page instead of data", () => {
    expect(() => readKeywordList("<!doctype html>")).toThrow("page, not data");
  });
});

describe("readSuggestions", () => {
  it("reads surveys and keywords, and skips the rest", () => {
    const suggestions = [
      {
        type: "survey",
        surveyId: 7,
        title: "Bikes",
        responses_count: 2,
        like_count: 1,
      },
      { type: "survey", title: "Parks" },
      { type: "keyword", keyword: "bike", count: 4, label: "bike (4)" },
      { type: "keyword", keyword: "lane", count: 1 },
      { type: "person", title: "Mo" },
      { type: "survey" },
    ];
    expect(readSuggestions({ suggestions })).toEqual([
      {
        type: "survey",
        surveyId: "7",
        title: "Bikes",
        responseCount: 2,
        likeCount: 1,
      },
      {
        type: "survey",
        surveyId: null,
        title: "Parks",
        responseCount: 0,
        likeCount: 0,
      },
      { type: "keyword", keyword: "bike", count: 4, label: "bike (4)" },
      { type: "keyword", keyword: "lane", count: 1, label: "lane" },
    ]);
  });
});
