import {
  Acted,
  inTurn,
  people,
  Staged,
  type Step,
} from "@nearsay/core/standalone";
import { Card } from "@nearsay/core/ui";
import type { ReactNode } from "react";

export interface StageProps {
  readonly as?: keyof typeof people;
  /** Steps that lead to the state. */
  readonly steps?: readonly Step[];
  readonly children: ReactNode;
}

/**
 * Shows a component of the discussion in a card, as below a survey; by default
 * to a user who gave consent.
 */
export function Stage({ as = "visitor", steps = [], children }: StageProps) {
  return (
    <Acted act={inTurn(...steps, leave)}>
      <Card>
        <Staged store={people[as]}>{children}</Staged>
      </Card>
    </Acted>
  );
}

/**
 * Only one state at most can have the focus, and which one is random; so is the
 * scroll position after it.
 */
const leave: Step = () => {
  if (document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  scrollTo(0, 0);
  return Promise.resolve();
};
