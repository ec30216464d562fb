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
  /** What leads to the state. */
  readonly steps?: readonly Step[];
  readonly children: ReactNode;
}

/** Shows a part of the discussion in a card, where it stands under a survey; to somebody who takes part unless told otherwise. */
export function Stage({ as = "visitor", steps = [], children }: StageProps) {
  return (
    <Acted act={inTurn(...steps, leave)}>
      <Card>
        <Staged store={people[as]}>{children}</Staged>
      </Card>
    </Acted>
  );
}

/** The focus is in one state at most, and which one is chance; so is how far the page scrolled after it. */
const leave: Step = () => {
  if (document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  scrollTo(0, 0);
  return Promise.resolve();
};
