import { drawLabel, drawText, smallMuted, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { shapesFromStart } from "./from-start.ts";
import { drawBelow } from "./side-shares.ts";
import {
  type StatementFigures,
  type StatementsSide,
  describeStatements,
  readStatement,
  voteShares,
} from "./statements.ts";

const size = textSizes.medium;
const barHeight = 14;
const gaps = { label: 4, reading: 4, rows: 16 };

/**
 * A bar from the middle for each statement: agreement to the right,
 * disagreement to the left, in shares of all who answered it; for each answer
 * group if there are any.
 */
export function drawStatements(
  statements: readonly StatementFigures[],
  width: number,
  sides: readonly StatementsSide[] = [],
): Drawing {
  if (sides.length === 0) return drawVotesOf(statements, width);
  return drawBelow(
    sides.map(({ name, statements: own }) => ({
      name,
      drawing: drawVotesOf(own, width),
    })),
  );
}

function drawVotesOf(
  statements: readonly StatementFigures[],
  width: number,
): Drawing {
  const shapes: Shape[] = [];
  let y = 0;
  for (const statement of statements) {
    const name = drawLabel(statement.text, { x: 0, y, room: width }, size);
    const top = y + name.height + gaps.label;
    const below = top + barHeight + gaps.reading;
    const reading = drawText(
      readStatement(statement),
      { x: 0, y: below },
      textSizes.small,
      smallMuted,
    );
    shapes.push(
      ...shapesFromStart([...name.shapes, reading], width),
      ...drawVotes(statement, width, top),
    );
    y = below + textSizes.small.line + gaps.rows;
  }
  const label = describeStatements(statements).join(". ");
  return { width, height: Math.max(0, y - gaps.rows), label, shapes };
}

/** @param y Top of the bar. */
export function drawVotes(
  statement: StatementFigures,
  width: number,
  y: number,
): Shape[] {
  const middle = width / 2;
  const { agree, disagree } = voteShares(statement);
  const [left, right] = [(disagree / 100) * middle, (agree / 100) * middle];
  const bar = (x: number, length: number, fill: string): Shape => ({
    tag: "rect",
    attributes: { x, y, width: length, height: barHeight, fill },
  });
  return [
    bar(0, width, "var(--color-sunken)"),
    bar(middle - left, left, "var(--chart-3)"),
    bar(middle, right, "var(--color-accent)"),
    {
      tag: "rect",
      attributes: {
        x: middle - 1,
        y: y - 2,
        width: 2,
        height: barHeight + 4,
        fill: "var(--color-ink)",
      },
    },
  ];
}
