import type { Analytics } from "@nearsay/core/contract";
import {
  type KindQuestion,
  type KindSide,
  type RankedItem,
  type Side,
  type StatementFigures,
  type StatementsSide,
  drawKind,
  drawStatements,
  formatCount,
  kindFindings,
  kindMarks,
  kindQuestions,
  kindShares,
  kindSides,
  orderStatements,
  rankedItems,
  readStatement,
  statementFindings,
  statementSides,
  statementsOf,
  writeMean,
} from "@nearsay/core/charts";
import { type NumbersTable, drawnFigure, sidesTable } from "./figures.ts";
import { type Html, html, nothing } from "./html.ts";
import { section } from "./sections.ts";
import { exportedPage as texts } from "#messages";

/**
 * Figures of rankings, numbers and dates, of all released answers; empty
 * without such questions.
 */
export function kindsSection(
  analytics: Analytics,
  sides: readonly Side[],
): Html {
  const questions = kindQuestions(analytics);
  if (questions.length === 0) return nothing;
  const figures = questions.map((question) =>
    kindFigure(question, kindSides(question, sides)),
  );
  return section(texts.kinds, html`${figures}`);
}

function kindFigure(question: KindQuestion, sides: readonly KindSide[]): Html {
  const { text, total } = question;
  return html`<figure>
    <figcaption>
      <h3 dir="auto">${text}</h3>
      <p class="note">${texts.answered({ formatted: formatCount(total) })}</p>
    </figcaption>
    ${total === 0 ? html`<p>${texts.noAnswers}</p>` : chartOf(question, sides)}
  </figure>`;
}

function chartOf(question: KindQuestion, sides: readonly KindSide[]): Html {
  return drawnFigure({
    draw: (size) => drawKind(question, size, sides),
    findings: kindFindings(question, sides),
    table: tableOf(question, sides),
  });
}

function tableOf(
  question: KindQuestion,
  sides: readonly KindSide[],
): NumbersTable {
  if (question.form.kind === "ranking" && sides.length === 0)
    return {
      columns: texts.rankColumns,
      rows: rankedItems(question).items.map(rankRow),
    };
  const marks = kindMarks(question);
  const all = marks.map(({ count }) => count);
  const shares =
    sides.length === 0
      ? [{ name: texts.answers, counts: all, whole: question.total }]
      : kindShares(question, sides);
  const table = sidesTable(
    [texts.answer],
    marks.map(({ name }) => name),
    shares,
  );
  return { ...table, rows: table.rows.filter((_row, place) => all[place]) };
}

function rankRow({ label, first, meanRank, wins }: RankedItem): string[] {
  return [label, formatCount(first), writeMean(meanRank), formatCount(wins)];
}

/**
 * Agreement and disagreement by statement, those with the most consensus first;
 * empty without statements.
 */
export function statementsSection(
  analytics: Analytics,
  sides: readonly Side[],
): Html {
  const statements = orderStatements(statementsOf(analytics), "consensus");
  if (statements.length === 0) return nothing;
  const own = statementSides(statements, sides);
  const figure = drawnFigure({
    draw: ({ width }) => drawStatements(statements, width, own),
    findings: statementFindings(statements, own),
    table: statementTable(statements, own),
  });
  return section(texts.statements, html`<figure>${figure}</figure>`);
}

function statementTable(
  statements: readonly StatementFigures[],
  sides: readonly StatementsSide[],
): NumbersTable {
  if (sides.length === 0)
    return {
      columns: texts.statementColumns,
      rows: statements.map(({ text, agree, disagree, pass }) => [
        text,
        ...[agree, disagree, pass].map(formatCount),
      ]),
    };
  return {
    columns: [
      texts.statementColumns[0] ?? "",
      ...sides.map(({ name }) => name),
    ],
    rows: statements.map(({ text }, place) => [
      text,
      ...sides.map(({ statements: own }) => {
        const one = own[place];
        return one === undefined ? "" : readStatement(one);
      }),
    ]),
  };
}
