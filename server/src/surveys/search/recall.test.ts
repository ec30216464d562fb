import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type ForgivenSearch,
  forgivenSearches,
  heldWords,
} from "../../testing/forgiven-searches.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { searchSurveys } from "./search-surveys.ts";

describeWithDatabase("searches for inflected and misspelled words", (open) => {
  /** Searches whose first match is not a survey with the intended word. */
  let missed: ForgivenSearch[];

  beforeAll(async () => {
    const db = await open();
    const visitor = await (await startTestApp(db)).visitor();
    for (const title of heldWords) await publishSurvey(visitor, { title });
    const from = { now: new Date(0), place: null };
    missed = [];
    for (const search of forgivenSearches) {
      const { surveys } = await searchSurveys(db, search.typed, from, 10);
      if (surveys[0]?.title !== search.held) missed.push(search);
    }
  });

  it("find the intended survey in 95 of 100 cases", () => {
    expect(forgivenSearches).toHaveLength(200);
    expect(missed.length).toBeLessThanOrEqual(10);
  });

  it("find it as often with misspelled words", () => {
    const mistaken = missed.filter(({ isMistake }) => isMistake);
    expect(mistaken.length).toBeLessThanOrEqual(5);
  });
});
