import fc from "@nearsay/core/testing/property";
import { type ClaimFigures, isSupported } from "./is-supported.ts";

const figures: ClaimFigures = {
  title: "Night buses",
  responseCount: 12,
  terms: [
    { term: "benches", count: 9 },
    { term: "light", count: 3 },
    { term: "night bus", count: 2 },
  ],
  questions: [
    {
      text: "Could you sit?",
      options: ["A", "B", "C"],
      choiceCounts: [6, 4, 0],
      answerCount: 10,
    },
    {
      text: "What is missing?",
      options: [],
      choiceCounts: [],
      answerCount: 7,
    },
    {
      text: "How often?",
      options: ["Weekly", "Monthly", "Never", "1-2 times a day"],
      choiceCounts: [9, 3, 0, 0],
      answerCount: 12,
    },
  ],
};

const supports = (text: string, question: number, given = figures) =>
  isSupported({ text, question }, given);

describe("a claim that the figures support", () => {
  it.each([
    ["60% chose A", 1],
    ["60 percent chose A", 1],
    ["Sixty percent chose A", 1],
    ["About 60% chose A", 1],
    ["A leads with 60%", 1],
    ["Most people chose A", 1],
    ["The majority chose A", 1],
    ["Most people chose “A”", 1],
    ["A was the favourite", 1],
    ["6 of 10 chose A", 1],
    ["Of 10 people, 6 chose A", 1],
    ["Of the 10 answers, 60% went to A (6 answers)", 1],
    ["A was chosen by more than half", 1],
    ["Less than half chose B", 1],
    ["A (60%) is ahead of B (40%)", 1],
    ["60% chose A and 40% B", 1],
    ["60% chose A, while 40% chose B", 1],
    ["Nobody chose C", 1],
    ["At least 60% chose A", 1],
    ["C was chosen by no one", 1],
    ["60 % wählten A", 1],
    ["Weekly is the most popular, with 75%", 3],
    ["Three quarters ride weekly", 3],
    ["A quarter chose Monthly", 3],
    ["Weekly leads with 75%, followed by Monthly with 25%", 3],
    ["75% said weekly", 0],
    ["9 out of 12 chose Weekly", 3],
    ["Never and “1-2 times a day” were chosen by nobody", 3],
    ["Nobody rides “1-2 times a day”", 3],
    ["12 people answered", 0],
    ["Benches were named by 9 people", 2],
    ["Most people want benches", 2],
    ["Three people want light", 2],
    ["People want more buses", 2],
    ["People sound glad", 0],
  ])("passes: %s", (text, question) => {
    expect(supports(text, question)).toBe(true);
  });
});

describe("a claim that no figure supports", () => {
  it.each([
    ["a wrong share", "Everybody chose B at 87%", 1],
    ["a wrong share that names no question", "Everybody chose B at 87 %", 0],
    ["“everybody” for a question without options", "Everybody chose B", 2],
    [
      "“everybody” with a topic that is not counted",
      "Everybody wants buses",
      2,
    ],
    ["“nobody” for an option that people chose", "Nobody chose A", 1],
    ["“all” for an option that some people chose", "All 10 chose A", 1],
    ["“almost everyone” for an option with 60%", "Almost everyone chose A", 1],
    ["“most” for an option with 40%", "Most people chose B", 1],
    ["“most” with an accent", "Móst, or 40%, chose B", 1],
    ["“most” with an invisible character", "Mo\u200bst, or 40%, chose B", 1],
    ["“everybody” with a Cyrillic letter", "Еverybody, or 60%, chose A", 1],
    ["first place for an option that is second", "B leads", 1],
    ["a wrong comparison of two options", "B is ahead of A", 1],
    [
      "a tie of two options with different shares",
      "A and B are level at 60%",
      1,
    ],
    ["a wrong ratio of two options", "Twice as many chose A as B", 1],
    ["a wrong difference between two options", "A beats B by 50%", 1],
    ["the exchanged shares of two options", "40% chose A and 60% B", 1],
    ["one share for two options", "Weekly and Monthly are at 75%", 3],
    ["“half” for an option with 60%", "Half chose A", 1],
    ["a wrong fraction in words", "Two thirds want benches", 2],
    ["a wrong share in words", "Sixty-one percent chose A", 1],
    ["a wrong fraction in one character", "½ chose A", 1],
    ["a wrong share in full-width digits", "６０％ chose B", 1],
    ["wrong numbers of votes", "A got 6 votes, B 5", 1],
    [
      "the number of all people as the count of an option",
      "12 people chose A",
      1,
    ],
    ["“most” for an option that does not exist", "Most chose Z", 1],
    ["an option that does not exist, without a number", "People chose Z", 1],
    ["an option of a question without options", "People chose Z", 2],
    ["a second option that does not exist", "60% chose A and 60% Z", 1],
    ["a quoted option that does not exist", "People like “D”", 1],
    ["an option of another question", "Most chose Weekly", 1],
    ["an option that no question has", "40% said yes", 0],
    ["a share of one group of people", "60% of women chose A", 1],
    ["a negated share", "A was not chosen by 60%", 1],
    ["“only” for one of several chosen options", "Only A was chosen", 1],
    ["“over” with the exact share", "Over 60% chose A", 1],
    ["an option without its figure", "Residents favour C", 1],
    ["a preference between two options", "People prefer B to A", 1],
    ["a second option without its figure", "60% chose A; others like B", 1],
    [
      "“all the votes” for an option that some people chose",
      "A got all the votes",
      1,
    ],
    ["“on top” for an option that is second", "B came out on top", 1],
    ["a wrong share with a correct “majority”", "A majority of 87% chose A", 1],
    ["0% for an option that people chose", "0% chose A", 1],
    ["a wrong rank", "A came second", 1],
    ["a sum of two shares", "A and B together got 100%", 1],
    ["a change over time", "Participation rose by 20%", 0],
    ["a count for a topic that is not counted", "5 people fear the dark", 2],
    ["a quotation of people", "People say “I hate it”", 2],
    ["a number that is not a figure of the survey", "It takes 45 minutes", 2],
    ["“all” in German", "Alle wählten A zu 60 %", 1],
    [
      "“most” in Spanish with a topic that is not counted",
      "La mayoría quiere bancos",
      2,
    ],
    ["a German claim without a figure", "Menschen wollen Bänke", 2],
  ])("does not pass: %s", (_what, text, question) => {
    expect(supports(text, question)).toBe(false);
  });

  it("is one whose option occurs in several questions, without naming one", () => {
    const yes = (text: string) => ({
      text,
      options: ["Yes", "No"],
      choiceCounts: [9, 3],
      answerCount: 12,
    });
    const twice = { ...figures, questions: [yes("Day?"), yes("Night?")] };
    expect(supports("75% said yes", 0, twice)).toBe(false);
    expect(supports("75% said yes", 2, twice)).toBe(true);
  });
});

/** A question whose options cannot be parsed as anything else, with the count of each. */
const chosen = fc
  .uniqueArray(fc.constantFrom("Benches", "Trees", "Lamps", "Kiosks"), {
    minLength: 2,
  })
  .chain((options) =>
    fc
      .array(fc.nat({ max: 60 }), {
        minLength: options.length,
        maxLength: options.length,
      })
      .filter((counts) => counts.some((count) => count > 0))
      .map((choiceCounts) => ({ options, choiceCounts })),
  );

function asFigures(options: string[], choiceCounts: number[]): ClaimFigures {
  const answerCount = choiceCounts.reduce((sum, count) => sum + count, 0);
  const question = { text: "Which?", options, choiceCounts, answerCount };
  return {
    title: "A square",
    responseCount: answerCount,
    terms: [],
    questions: [question],
  };
}

const roundedShare = (count = 0, total = 0) =>
  Math.round((count / total) * 100);

describe("claims about any figures", () => {
  it("pass with the share of their option, and with no other share", () => {
    fc.assert(
      fc.property(
        chosen,
        fc.nat({ max: 3 }),
        fc.nat({ max: 100 }),
        ({ options, choiceCounts }, nth, other) => {
          const place = nth % options.length;
          const given = asFigures(options, choiceCounts);
          const share = roundedShare(choiceCounts[place], given.responseCount);
          const supportsShare = (percent: number) =>
            supports(`${percent}% chose ${options[place]}`, 1, given);
          expect(supportsShare(share)).toBe(true);
          const exact =
            ((choiceCounts[place] ?? 0) / given.responseCount) * 100;
          if (Math.abs(other - exact) > 0.5 + 1e-6)
            expect(supportsShare(other)).toBe(false);
        },
      ),
    );
  });

  it("pass with counts in the order of their options, and not if exchanged", () => {
    fc.assert(
      fc.property(chosen, ({ options, choiceCounts }) => {
        const given = asFigures(options, choiceCounts);
        const [one, two] = choiceCounts;
        const supportsShare = (first = 0, second = 0) =>
          supports(
            `${first} people chose ${options[0]}, and ${second} ${options[1]}`,
            1,
            given,
          );
        expect(supportsShare(one, two)).toBe(true);
        if (one !== two) expect(supportsShare(two, one)).toBe(false);
      }),
    );
  });

  const pieces = fc.constantFrom(
    "Benches",
    "Trees",
    "Lamps",
    "people",
    "chose",
    "and",
    ",",
    "while",
    "(",
    ")",
    "of",
    "the",
    "with",
    "leads",
    "is",
    "ahead of",
    "“",
    "”",
    "most",
    "all",
    "nobody",
    "half",
    "about",
    "more than",
    "12",
    "7",
    "40%",
    "60%",
    "87 %",
    "3.5%",
    "1,200",
    "six",
    "in",
    "und",
    "want",
  );

  it("contain no number that is not in the figures, in any phrasing", () => {
    const given = asFigures(["Benches", "Trees", "Lamps"], [6, 4, 0]);
    const known = ["60%", "40%", "6", "4", "10", "0", "0%"];
    fc.assert(
      fc.property(
        fc.array(pieces, { minLength: 1, maxLength: 14 }),
        fc.constantFrom(0, 1),
        (words, question) => {
          const text = words.join(" ");
          if (!supports(text, question, given)) return;
          const numbers = text.match(/\d[\d.,]*(?:\s?%)?/g) ?? [];
          const near = /(?:about|more than) \d/.test(text);
          expect(near ? [] : numbers.filter((n) => !known.includes(n))).toEqual(
            [],
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("are checked quickly, whatever they contain", () => {
    const long = fc.oneof(
      fc.string({ unit: "binary", maxLength: 1000 }),
      fc
        .constantFrom("1,", "a ", "60% ", "“", "one ", "(")
        .map((part) => part.repeat(400)),
    );
    fc.assert(
      fc.property(long, fc.nat({ max: 4 }), (text, question) => {
        const start = performance.now();
        expect(typeof supports(text, question)).toBe("boolean");
        expect(performance.now() - start).toBeLessThan(1000);
      }),
    );
  });
});
