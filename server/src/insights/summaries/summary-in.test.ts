import { type Language, languages, plainForm } from "@nearsay/core/contract";
import { summaryIn } from "./summary-in.ts";

const question = {
  questionId: 1,
  type: "multiple_choice" as const,
  form: { ...plainForm, kind: "choice" as const },
  text: "Wo?",
  options: ["Aqui", "Ici"],
  answerCount: 12,
  choiceCounts: [9, 3],
};

const open = {
  questionId: 2,
  type: "free_text" as const,
  form: plainForm,
  text: "Por?",
  options: [],
  answerCount: 8,
  choiceCounts: [],
};

const figures = {
  summary: "Most chose one.",
  described: {
    releasedCount: 12,
    sentimentCount: 6,
    questions: [question, open],
    terms: [
      { term: "bus", count: 5 },
      { term: "lum", count: 4 },
    ],
    sentimentBins: [
      { bin: 2, count: 1 },
      { bin: 8, count: 5 },
    ],
  },
};

const written = (language: Language) => summaryIn(language, figures);

it("the summary in English is the stored one", () => {
  expect(written("en")).toBe("Most chose one.");
});

it("the summary is empty in any language before one was stored", () => {
  const none = { summary: "", described: null };
  for (const language of Object.keys(languages) as Language[])
    expect(summaryIn(language, none)).toBe("");
});

it("the summary in German contains the figures", () => {
  expect(written("de").replaceAll("\u00a0", " ")).toBe(
    "Auf diese Umfrage mit 2 Fragen haben 12 Personen geantwortet. " +
      "Die meisten haben „Aqui“ gewählt, 75 % (9 von 12 Antworten auf „Wo?“). " +
      "Was geschrieben wurde, klingt meist positiv: 5 positiv, 0 neutral und 1 negativ (6 Antworten mit einordenbarem Text auf „Por?“). " +
      "Am häufigsten genannt: „bus“ von 5 Personen und „lum“ von 4 (8 Antworten auf „Por?“).",
  );
});

const own = ["Aqui", "Ici", "Por", "bus", "lum"];

it("the summary in Arabic has no Latin word except for text that people wrote", () => {
  const words = written("ar").match(/[A-Za-z]{2,}/g) ?? [];
  expect(words.filter((word) => !own.includes(word) && word !== "Wo")).toEqual(
    [],
  );
});

it.each(["es", "fr", "tr", "uk"] as const)(
  "the summary is different in %s",
  (tag) => {
    expect(written(tag)).toMatch(/75|9/);
    expect(written(tag)).not.toMatch(/answered|answers|chose|Named|sounds/);
  },
);
