import type { QuestionRow } from "../../surveys/question-repository.ts";
import { markWriting } from "./mark-writing.ts";
import { namesOf } from "./marks.ts";

const now = new Date("2026-03-02T10:20:30Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const ask = (questionId: number, text: string, ...options: string[]) =>
  ({ questionId, text, options }) as QuestionRow;

const questions = [
  ask(1, "How often do you take a night bus on weekdays?", "Weekly", "Never"),
  ask(2, "What would you change about the night buses in your street?"),
];
const answers = { 1: [0], 2: "More of them" };

const marked = (seconds: number, visited?: number | null) =>
  namesOf(
    markWriting({
      now,
      questions,
      answers,
      begunAt: ago(seconds),
      ...(visited !== undefined && { visitedAt: visited && ago(visited) }),
    } as Parameters<typeof markWriting>[0]),
  );

describe("a response", () => {
  it("is marked if its anonymous ID is new, and also if it was sent faster than its questions can be read", () => {
    expect(marked(0.5)).toEqual(["fresh", "fast"]);
    expect(marked(12)).toEqual(["fresh"]);
    expect(marked(601)).toEqual([]);
  });

  it("is timed from the start of the visit if that is known", () => {
    expect(marked(0.5, 12)).toEqual(["fresh"]);
    expect(marked(9000, 1)).toEqual(["fast"]);
    expect(marked(0.5, null)).toEqual(["fresh"]);
  });

  it("may take less time the less it answers, and need not take as long as reading a long survey", () => {
    const long = Array.from({ length: 60 }, (_, n) =>
      ask(n + 1, "What do you think of this or that in your street?"),
    );
    const all = Object.fromEntries(long.map((_, n) => [n + 1, "Nothing"]));
    const took = (seconds: number) =>
      namesOf(
        markWriting({
          now,
          questions: long,
          answers: all,
          begunAt: ago(9000),
          visitedAt: ago(seconds),
        }),
      );
    expect(took(19)).toEqual(["fast"]);
    expect(took(21)).toEqual([]);
  });

  it("has no marks if nothing is known about its anonymous ID", () => {
    expect(markWriting({ now, questions, answers })).toBe(0);
  });
});
