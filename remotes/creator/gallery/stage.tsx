import {
  Acted,
  inTurn,
  Staged,
  type StagedProps,
  type Step,
} from "@nearsay/core/standalone";
import { people } from "./people.ts";

export interface StageProps extends Omit<StagedProps, "store"> {
  readonly as?: keyof typeof people;
  /** What leads to the state. */
  readonly steps?: readonly Step[];
}

/** Shows a part of this remote after some steps; to somebody who takes part unless told otherwise. */
export function Stage(props: StageProps) {
  const { as = "visitor", steps = [], ...staged } = props;
  return (
    <Acted act={inTurn(...steps)}>
      <Staged {...staged} store={people[as]} />
    </Acted>
  );
}
