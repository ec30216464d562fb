import type { Analytics } from "@nearsay/core/contract";
import { percentOf, tenthsOf } from "@nearsay/core/domain";
import {
  type StatementFigures,
  type StatementOrder,
  answeredOf,
  describeStatements,
  drawStatements,
  drawVotes,
  formatCount,
  orderStatements,
  readStatement,
  statementOrders,
  statementsOf,
} from "@nearsay/core/domain/charts";
import { Segmented } from "@nearsay/core/ui";
import { useMemo, useState } from "react";
import { savedWidth } from "../download/download.ts";
import { drawShape } from "../figures/drawn-chart.tsx";
import { FigureSection } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import choices from "../choices/choices.module.css";
import styles from "./kinds.module.css";
import { kindsTexts } from "./kinds-texts.ts";

const segments = statementOrders.map((value) => ({
  value,
  label: kindsTexts.orders[value],
}));

/** Who agrees and who disagrees with each statement. */
export function StatementsSection(props: { readonly analytics: Analytics }) {
  const { analytics } = props;
  const [order, setOrder] = useState<StatementOrder>("consensus");
  const statements = useMemo(() => statementsOf(analytics), [analytics]);
  if (statements.length === 0) return null;
  const ordered = orderStatements(statements, order);
  const several = statements.length > 1;
  return (
    <FigureSection
      title={kindsTexts.statements}
      download={{
        name: kindsTexts.statements,
        drawing: () => drawStatements(ordered, savedWidth),
        csv: () => ({
          columns: kindsTexts.savedStatementColumns,
          rows: ordered.map((statement) => [
            statement.text,
            ...[statement.agree, statement.disagree, statement.pass],
            tenthsOf(percentOf(statement.agree, answeredOf(statement))),
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
      {describeStatements(statements).map((finding) => (
        <p key={finding} className={choices.finding}>
          {finding}
        </p>
      ))}
      <ul aria-label={kindsTexts.statements} className={styles.statements}>
        {ordered.map((statement) => (
          <Statement key={statement.id} statement={statement} />
        ))}
      </ul>
      <NumbersTable
        caption={kindsTexts.statements}
        columns={kindsTexts.statementColumns}
        rows={() =>
          ordered.map(({ text, agree, disagree, pass }) => [
            text,
            ...[agree, disagree, pass].map(formatCount),
          ])
        }
      />
    </FigureSection>
  );
}

/** What a bar's width is reckoned in; it is drawn as wide as there is room. */
const barWidth = 200;

function Statement({ statement }: { readonly statement: StatementFigures }) {
  return (
    <li className={styles.statement}>
      <span dir="auto">{statement.text}</span>
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
    </li>
  );
}
