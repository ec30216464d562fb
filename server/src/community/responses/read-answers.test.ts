import { judgeSurveys } from "../../testing/judge-surveys.ts";

const surveys = 10_000;

describe(`${surveys} surveys of all kinds of questions, with conditions`, () => {
  it("are published only if every question can be asked of someone, and are answered as the browser asks them", () => {
    const { wrong, ...seen } = judgeSurveys(surveys, 25);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(1000);
  });
});
