import { readAnalytics } from "../contract/analytics.ts";
import { drawStatements } from "./draw-statements.ts";
import {
  type StatementFigures,
  describeStatements,
  orderStatements,
  readStatement,
  statementsOf,
} from "./statements.ts";

function statement(
  text: string,
  agree: number,
  disagree: number,
  pass: number,
): StatementFigures {
  return { id: text, text, agree, disagree, pass };
}

const parking = statement("Parking", 20, 60, 20);
const market = statement("Market", 45, 45, 10);
const crossing = statement("Crossing", 90, 5, 5);
const all = [parking, market, crossing];
const named = (statements: StatementFigures[]) =>
  statements.map(({ text }) => text);

it("puts consensus first, whether agreement or disagreement, or the most divisive statements", () => {
  expect(named(orderStatements(all, "consensus"))).toEqual([
    "Crossing",
    "Parking",
    "Market",
  ]);
  expect(named(orderStatements(all, "divided"))).toEqual([
    "Market",
    "Parking",
    "Crossing",
  ]);
  expect(named(orderStatements(all, "asked"))).toEqual([
    "Parking",
    "Market",
    "Crossing",
  ]);
});

it("describes both in text", () => {
  expect(describeStatements(all)).toEqual([
    "Most agreement: “Crossing”, 90% agree",
    "Most divided: “Market”, 45% agree and 45% disagree",
  ]);
  expect(describeStatements([parking])).toEqual([
    "Most agreement: “Parking”, 60% disagree",
  ]);
  expect(describeStatements([statement("None", 0, 0, 0)])).toEqual([
    "No answers to show yet",
  ]);
  expect(describeStatements([])).toEqual([]);
  expect(readStatement(parking)).toBe("20% agree, 60% disagree, 20% pass");
});

it("draws agreement right of the middle, disagreement left of it", () => {
  const { shapes, label } = drawStatements([crossing], 200);
  const bars = shapes
    .filter(({ tag }) => tag === "rect")
    .map(({ attributes }) => attributes);
  expect(bars[1]).toMatchObject({ x: 95, width: 5 });
  expect(bars[2]).toMatchObject({ x: 100, width: 90 });
  expect(label).toBe("Most agreement: “Crossing”, 90% agree");
});

it("finds statements among choices", () => {
  const analytics = readAnalytics({
    mc_breakdown: {
      "1": { Agree: 4, Disagree: 1, Pass: 0 },
      "2": { Yes: 2, No: 3 },
    },
    question_totals: { "1": 5, "2": 5 },
    questions_map: { "1": "Trees", "2": "Well?" },
    question_kinds: {
      "1": { form: { kind: "statement" }, options: [], places: [] },
    },
  });
  expect(statementsOf(analytics)).toEqual([
    { ...statement("Trees", 4, 1, 0), id: "1" },
  ]);
});
