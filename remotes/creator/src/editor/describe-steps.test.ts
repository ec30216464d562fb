import { blankSurvey } from "../testing/blank-survey.ts";
import { type EditorDraft, newChallenge, openDraft } from "../draft/draft.ts";
import { noPlace } from "../draft/editor-place.ts";
import { describeResults, describeWho } from "./describe-steps.ts";

const blank: EditorDraft = {
  ...openDraft(blankSurvey, 0),
  closesAt: "2026-12-29T10:00",
};
const placed = { ...blank, place: { ...noPlace, kind: "near" as const } };

function accessed(changes: Partial<EditorDraft["access"]>): EditorDraft {
  return { ...blank, access: { ...blank.access, ...changes } };
}

function ended(changes: Partial<EditorDraft["ending"]>): EditorDraft {
  return { ...blank, ending: { ...blank.ending, ...changes } };
}

describe("the sentence about who and when", () => {
  it.each<[string, EditorDraft, string]>([
    ["a new survey", blank, "Public. Closes Dec 29, 2026."],
    [
      "no closing time",
      { ...blank, closesAt: "" },
      "Public. Closes after 30 days.",
    ],
    [
      "an access code",
      accessed({ mode: "code", embedding: "nowhere" }),
      "With an access code. Closes Dec 29, 2026.",
    ],
    [
      "no embedding",
      accessed({ embedding: "nowhere" }),
      "Public. Not embedded on other sites. Closes Dec 29, 2026.",
    ],
    [
      "two embedding sites",
      accessed({ embedding: "listed", embedSites: "a.example b.example" }),
      "Public. Sites that may embed it: 2. Closes Dec 29, 2026.",
    ],
    [
      "a scope",
      { ...placed, place: { ...placed.place, scope: "answer" } },
      "Public. Answered only by people within 5 km. Closes Dec 29, 2026.",
    ],
    [
      "a scope without a place",
      { ...blank, place: { ...noPlace, scope: "answer" } },
      "Public. Closes Dec 29, 2026.",
    ],
    [
      "a challenge question",
      { ...blank, challenges: [newChallenge()] },
      "Public. Challenge questions: 1. Closes Dec 29, 2026.",
    ],
    [
      "a limit and messages",
      ended({ quota: "200", thanksMessage: "Thanks" }),
      "Public. Closes Dec 29, 2026. Response limit: 200. With messages of your own.",
    ],
    [
      "when responses are deleted",
      ended({ forgetMonths: "3" }),
      "Public. Closes Dec 29, 2026. Responses are deleted 3 months after closing.",
    ],
    [
      "languages and the Feedback page",
      {
        ...blank,
        language: "de",
        translations: [{ language: "fr", words: {} }],
        listOnFeedback: true,
      },
      "Public. Closes Dec 29, 2026. Written in German. Other languages: 1. On the Feedback page.",
    ],
  ])("names %s", (_what, draft, sentence) => {
    expect(describeWho(draft)).toBe(sentence);
  });

  it("names the opening time", () => {
    expect(describeWho(ended({ opensAt: "2026-12-01T08:30" }))).toMatch(
      /^Public\. Opens Dec 1, 2026, 8:30\sAM\. Closes/,
    );
  });
});

describe("the sentence about results", () => {
  const texts = "You read texts, never who wrote them.";

  it("names the first number of responses that shows, if the site provides it", () => {
    expect(describeResults(blank, 10)).toBe(
      `Results from 20 responses on. ${texts}`,
    );
    expect(describeResults(blank, undefined)).toBe(
      `Results in groups of responses. ${texts}`,
    );
  });

  it.each<[string, EditorDraft, string]>([
    [
      "results after closing",
      accessed({ results: "closed" }),
      `Results after closing. ${texts}`,
    ],
    [
      "whole responses and an export code",
      accessed({ reads: "rows", exportProtected: true }),
      "Results from 20 responses on. You read whole responses, without names. Exporting insights needs a code.",
    ],
    [
      "counting on a map",
      { ...placed, place: { ...placed.place, counts: "map" } },
      `Results from 20 responses on. ${texts} Responses are counted on a map.`,
    ],
    [
      "no counting that is not possible",
      {
        ...placed,
        place: { ...placed.place, counts: "map" },
        access: { ...placed.access, reads: "rows" },
      },
      "Results from 20 responses on. You read whole responses, without names.",
    ],
  ])("names %s", (_what, draft, sentence) => {
    expect(describeResults(draft, 10)).toBe(sentence);
  });
});
