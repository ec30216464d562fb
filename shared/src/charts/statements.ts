import type { Analytics } from "../contract/analytics.ts";
import { percentOf, sum } from "../domain/insights.ts";
import { formatPercent } from "./format.ts";
import {
  kinds as texts,
  choice as choiceTexts,
  side as sideTexts,
} from "#messages";
import type { Side } from "./side-shares.ts";

import { quote } from "./text-layout.ts";

/** Figures of one statement. */
export interface StatementFigures {
  id: string;
  text: string;
  agree: number;
  disagree: number;
  pass: number;
}

export const statementOrders = ["asked", "consensus", "divided"] as const;
export type StatementOrder = (typeof statementOrders)[number];

/** The statements of a survey, in the order in which they were asked. */
export function statementsOf(analytics: Analytics): StatementFigures[] {
  return Object.entries(analytics.choiceBreakdown).flatMap(([id, options]) => {
    if (analytics.kinds[id]?.form.kind !== "statement") return [];
    const [agree = 0, disagree = 0, pass = 0] = options.map(
      ({ count }) => count,
    );
    const text = analytics.questionTexts[id] ?? "";
    return [{ id, text, agree, disagree, pass }];
  });
}

/**
 * Degree of consensus: from 0 if no one decided, or for two equal halves, to 1
 * if all have the same opinion.
 */
export function consensusOf(statement: StatementFigures): number {
  const { agree, disagree } = statement;
  const answered = answeredOf(statement);
  return answered === 0 ? 0 : Math.abs(agree - disagree) / answered;
}

/** Degree of division: from 0 if no one disagrees with anyone to 1 for two equal halves of all. */
export function divisionOf(statement: StatementFigures): number {
  const { agree, disagree } = statement;
  const answered = answeredOf(statement);
  return answered === 0 ? 0 : (2 * Math.min(agree, disagree)) / answered;
}

export function answeredOf({
  agree,
  disagree,
  pass,
}: StatementFigures): number {
  return sum([agree, disagree, pass]);
}

/** Percent of the people who answered, by what they said. */
export function voteShares(
  statement: StatementFigures,
): Record<"agree" | "disagree" | "pass", number> {
  const { agree, disagree, pass } = statement;
  const answered = answeredOf(statement);
  return {
    agree: percentOf(agree, answered),
    disagree: percentOf(disagree, answered),
    pass: percentOf(pass, answered),
  };
}

export function orderStatements(
  statements: readonly StatementFigures[],
  order: StatementOrder,
): StatementFigures[] {
  if (order === "asked") return [...statements];
  const weigh = order === "consensus" ? consensusOf : divisionOf;
  return [...statements].sort((a, b) => weigh(b) - weigh(a));
}

/** The statement with the highest consensus, and the most divisive one. */
export function describeStatements(
  statements: readonly StatementFigures[],
): string[] {
  const [agreed] = orderStatements(statements, "consensus");
  const [divided] = orderStatements(statements, "divided");
  if (agreed === undefined || divided === undefined) return [];
  if (statements.every((one) => answeredOf(one) === 0))
    return [choiceTexts.noAnswers];
  const found: string[] = [];
  if (consensusOf(agreed) > 0) {
    const yes = agreed.agree > agreed.disagree;
    const shares = voteShares(agreed);
    const percent = formatPercent(yes ? shares.agree : shares.disagree);
    found.push(
      (yes ? texts.agreement : texts.rejection)({
        statement: quote(agreed.text),
        percent,
      }),
    );
  }
  if (divisionOf(divided) > 0 && statements.length > 1) {
    const { agree, disagree } = voteShares(divided);
    found.push(
      texts.division({
        statement: quote(divided.text),
        agree: formatPercent(agree),
        disagree: formatPercent(disagree),
      }),
    );
  }
  return found;
}

/** The statements as answered by one answer group. */
export interface StatementsSide {
  name: string;
  statements: StatementFigures[];
}

/**
 * The statements as answered by each answer group, in the given order; empty if
 * groups are not shown separately.
 */
export function statementSides(
  statements: readonly StatementFigures[],
  sides: readonly Side[],
): StatementsSide[] {
  return sides.map(({ name, analytics }) => {
    const own = new Map(statementsOf(analytics).map((one) => [one.id, one]));
    return {
      name,
      statements: statements.flatMap(({ id }) => own.get(id) ?? []),
    };
  });
}

/** Findings about statements, for each answer group if there are any. */
export function statementFindings(
  statements: readonly StatementFigures[],
  sides: readonly StatementsSide[],
): string[] {
  if (sides.length === 0) return describeStatements(statements);
  return sides.flatMap(({ name, statements: own }) =>
    describeStatements(own).map((found) =>
      sideTexts.finding({ side: name, finding: found }),
    ),
  );
}

/** "60% agree, 30% disagree, 10% pass" */
export function readStatement(statement: StatementFigures): string {
  const { agree, disagree, pass } = voteShares(statement);
  return texts.statementReading({
    agree: formatPercent(agree),
    disagree: formatPercent(disagree),
    pass: formatPercent(pass),
  });
}
