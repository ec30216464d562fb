import { readClaims, writeClaims } from "./read-summary-reply.ts";
import type { SummaryMaterial } from "./summary-material.ts";

const material = {
  responseCount: 12,
  questions: [
    {
      questionId: 70,
      text: "Why?",
      answerCount: 7,
      options: [],
      choiceCounts: [],
    },
    {
      questionId: 71,
      text: "Where?",
      answerCount: 9,
      options: [],
      choiceCounts: [],
    },
  ],
} as unknown as SummaryMaterial;

const read = (...sentences: unknown[]) =>
  writeClaims(readClaims(JSON.stringify({ sentences })), material);

describe("reading a model's summary", () => {
  it("adds the basis of each sentence from the figures", () => {
    const sentences = [
      { text: "People want benches.", question: 2 },
      { text: "They sound glad!", question: 0 },
      { text: "Most walk", question: 99 },
    ];
    expect(read(...sentences)).toBe(
      "People want benches (9 answers to “Where?”). They sound glad (12 responses). Most walk (12 responses).",
    );
  });

  it("splits several sentences in one item", () => {
    const text = "People want benches. Everybody walks! Some ride.";
    expect(
      readClaims(JSON.stringify({ sentences: [{ text, question: 1 }] })),
    ).toEqual([
      { text: "People want benches", question: 1 },
      { text: "Everybody walks", question: 1 },
      { text: "Some ride", question: 1 },
    ]);
  });

  it.each([
    ["**Benches** and `shade`", "Benches and shade"],
    ["See [the plan](https://evil.example/x) now", "See the plan now"],
    ["Visit https://evil.example or evil.example/x", "Visit … or …"],
    ["Write to anna@example.org", "Write to …"],
    ["Call +49 170 1234567 now", "Call … now"],
    ["<script>alert(1)</script>Trees", "alert(1) Trees"],
    ["<scr<b>ipt>Trees", "iptTrees"],
    ["- one\n- two", "one - two"],
  ])("reads %j as plain text", (text, plain) => {
    expect(read({ text, question: 1 })).toBe(`${plain} (7 answers to “Why?”).`);
  });

  it("is limited, however much the model writes", () => {
    const text = "word ".repeat(20_000);
    const summary = read(...Array.from({ length: 50 }, () => ({ text })));
    expect(summary.match(/\(12 responses\)\./g)).toHaveLength(5);
    expect(summary.length).toBeLessThan(5 * 270);
  });

  it.each([
    ["a reply that is not JSON", "I cannot help with that."],
    ["incomplete JSON", '{"sentences": [{"text": "Peo'],
    ["an empty list of sentences", '{"sentences": []}'],
    [
      "a list of empty sentences",
      '{"sentences": [{"text": " \\u200b "}, 7, null, {}]}',
    ],
    ["JSON of another shape", '{"summary": "People want benches."}'],
    ["an empty reply", ""],
  ])("finds no claim in %s", (_, content) => {
    expect(readClaims(content)).toEqual([]);
  });
});
