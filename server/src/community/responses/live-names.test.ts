import { createLiveNames } from "./live-names.ts";

describe("the networks of live results", () => {
  const sent = (from: number, count: number, era = "a") =>
    Array.from({ length: count }, (_, index) => ({
      network: `${era}:${from + index}`,
      answers: {},
    }));

  it("are counted for each response, and for each text", () => {
    const response = { network: "a:1", answers: { 5: "late", 6: [1] } };
    expect(createLiveNames()(1, [response, response])).toEqual([
      { questionId: "0", network: "a:1", people: 2 },
      { questionId: "5", network: "a:1", people: 2 },
    ]);
  });

  it("are counted without a name after the first hundred of an era", () => {
    const countNames = createLiveNames();
    expect(countNames(1, sent(0, 100))).toHaveLength(100);
    expect(countNames(1, sent(100, 50))).toEqual([
      { questionId: "0", network: "", people: 50 },
    ]);
    expect(countNames(1, sent(0, 2, "b"))).toHaveLength(2);
    expect(countNames(2, sent(0, 3))).toHaveLength(3);
  });
});
