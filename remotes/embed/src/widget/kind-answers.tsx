import {
  type KindQuestion,
  type Side,
  kindFindings,
  kindMarks,
  kindShares,
  kindSides,
  listedMarks,
} from "@nearsay/core/charts";
import { Choices, ChoicesApart } from "./choices.tsx";

interface KindAnswersProps {
  readonly question: KindQuestion;
  /** Empty if the groups are not shown separately. */
  readonly sides: readonly Side[];
}

/** How many gave each answer to a question that is counted at places. */
export function KindAnswers({ question, sides }: KindAnswersProps) {
  const { id, text, total } = question;
  const own = kindSides(question, sides);
  const marks = kindMarks(question);
  const isShown = listedMarks(question);
  const shown = <Item,>(items: readonly Item[]) =>
    items.filter((_item, place) => isShown[place]);
  const options = shown(marks).map(({ name, count }) => ({
    option: name,
    count,
  }));
  const choices = {
    question: { id, text, total, options },
    findings: kindFindings(question, own),
  };
  if (own.length === 0) return <Choices {...choices} />;
  const shares = kindShares(question, own).map((side) => ({
    ...side,
    counts: shown(side.counts),
  }));
  return <ChoicesApart {...choices} sides={shares} />;
}
