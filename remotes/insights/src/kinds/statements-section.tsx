import type { Analytics } from "@nearsay/core/contract";
import { percentOf, tenthsOf } from "@nearsay/core/domain";
import {
  type Side,
  type StatementFigures,
  type StatementOrder,
  answeredOf,
  drawStatements,
  drawVotes,
  formatCount,
  orderStatements,
  readStatement,
  statementFindings,
  statementOrders,
  statementSides,
  statementsOf,
} from "@nearsay/core/charts";
import { Segmented } from "@nearsay/core/ui";
import { Fragment, useMemo, useState } from "react";
import { savedWidth } from "../download/download.ts";
import { drawShape } from "../figures/drawn-chart.tsx";
import { FigureSection } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { SideName } from "../sides/side-name.tsx";
import choices from "../choices/choices.module.css";
import styles from "./kinds.module.css";
import { kinds as kindsTexts } from "#messages";

const segments = statementOrders.map((value) => ({
  value,
  label: kindsTexts.orders[value],
}));

const [statementColumn, ...savedColumns] = kindsTexts.savedStatementColumns;

/** Who agrees and who disagrees with each statement. */
export function StatementsSection(props: {
  readonly analytics: Analytics;
  /** Shown instead of the combined figures. */
  readonly sides?: readonly Side[];
}) {
  const { analytics, sides = [] } = props;
  const [order, setOrder] = useState<StatementOrder>("consensus");
  const statements = useMemo(() => statementsOf(analytics), [analytics]);
  if (statements.length === 0) return null;
  const ordered = orderStatements(statements, order);
  const own = statementSides(ordered, sides);
  const several = statements.length > 1;
  return (
    <FigureSection
      title={kindsTexts.statements}
      download={{
        name: kindsTexts.statements,
        drawing: () => drawStatements(ordered, savedWidth, own),
        csv: () => ({
          columns: [
            ...kindsTexts.savedStatementColumns,
            ...own.flatMap(({ name }) =>
              savedColumns.map((column) =>
                kindsTexts.ofSide({ side: name, column }),
              ),
            ),
          ],
          rows: ordered.map((statement, place) => [
            statement.text,
            ...savedCells(statement),
            ...own.flatMap(({ statements }) => savedCells(statements[place])),
          ]),
        }),
      }}
      aside={
        several && (
          <Segmented
            label={kindsTexts.order}
            segments={segments}
            value={order}
            onChange={setOrder}
          />
        )
      }
    >
      {statementFindings(statements, own).map((finding) => (
        <p key={finding} className={choices.finding}>
          {finding}
        </p>
      ))}
      <ul aria-label={kindsTexts.statements} className={styles.statements}>
        {ordered.map((statement, place) => (
          <li key={statement.id} className={styles.statement}>
            <span dir="auto">{statement.text}</span>
            {own.length === 0 && <Votes statement={statement} />}
            {own.map(({ name, statements }, side) => (
              <Fragment key={name}>
                <SideName side={side}>{name}</SideName>
                <Votes statement={statements[place]} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <NumbersTable
        caption={kindsTexts.statements}
        columns={
          own.length === 0
            ? kindsTexts.statementColumns
            : [statementColumn, ...own.map(({ name }) => name)]
        }
        rows={() =>
          ordered.map(({ text, agree, disagree, pass }, place) => [
            text,
            ...(own.length === 0
              ? [agree, disagree, pass].map(formatCount)
              : own.map(({ statements }) => readOne(statements[place]))),
          ])
        }
      />
    </FigureSection>
  );
}

/** Width of a bar's coordinate system; it is scaled to the available width. */
const barWidth = 200;

function Votes(props: { readonly statement: StatementFigures | undefined }) {
  const { statement } = props;
  if (statement === undefined) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 -2 ${barWidth} 18`}
        preserveAspectRatio="none"
        className={styles.votes}
      >
        {drawVotes(statement, barWidth, 0).map((shape, index) => (
          <g key={index}>{drawShape(shape)}</g>
        ))}
      </svg>
      <span className={choices.note}>{readStatement(statement)}</span>
    </>
  );
}

function readOne(statement: StatementFigures | undefined): string {
  return statement === undefined ? "" : readStatement(statement);
}

/** The numbers for a spreadsheet. */
function savedCells(statement: StatementFigures | undefined): number[] {
  if (statement === undefined) return [];
  const { agree, disagree, pass } = statement;
  const percent = tenthsOf(percentOf(agree, answeredOf(statement)));
  return [agree, disagree, pass, percent];
}
