import { choicesMade, optionShares } from "./option-shares.ts";
import type { SidedQuestion } from "./question-sides.ts";

const question: SidedQuestion = {
  id: "1",
  text: "Which stops?",
  total: 20,
  options: [
    { option: "Harbor", count: 15 },
    { option: "Market", count: 10 },
  ],
};
const sides = [
  { name: "By ticket", counts: [6, 3], whole: 10 },
  { name: "Everybody else", counts: [9, null], whole: 10 },
];

test("options have shares of the people who answered, in their order", () => {
  expect(optionShares(question)).toEqual([
    { option: "Harbor", count: 15, percent: 75 },
    { option: "Market", count: 10, percent: 50 },
  ]);
});

test("shares of all choices add up to 100", () => {
  expect(
    optionShares(question, choicesMade).map(({ percent }) => percent),
  ).toEqual([60, 40]);
});

test("each answer group has shares of its own whole", () => {
  const shared = { ...question, sides };
  expect(optionShares(shared).map((share) => share.sides)).toEqual([
    [
      { name: "By ticket", count: 6, percent: 60 },
      { name: "Everybody else", count: 9, percent: 90 },
    ],
    [
      { name: "By ticket", count: 3, percent: 30 },
      { name: "Everybody else", count: null, percent: 0 },
    ],
  ]);
  const [harbor] = optionShares(shared, choicesMade);
  expect(harbor?.sides?.map(({ percent }) => Math.round(percent))).toEqual([
    67, 100,
  ]);
});

test("options of a question that no one answered have a share of 0", () => {
  const unanswered = { ...question, total: 0 };
  expect(optionShares(unanswered).map(({ percent }) => percent)).toEqual([
    0, 0,
  ]);
});
