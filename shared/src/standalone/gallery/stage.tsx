import { Acted } from "./acted.tsx";
import { people } from "./people.ts";
import { Staged, type StagedProps } from "./staged.tsx";
import { inTurn, type Step } from "./steps.ts";

export interface StageProps extends Omit<StagedProps, "store"> {
  readonly as?: keyof typeof people;
  /** What leads to the state. */
  readonly steps?: readonly Step[];
}

/** Shows a part of a remote after some steps; to somebody who takes part unless told otherwise. */
export function Stage(props: StageProps) {
  const { as = "visitor", steps = [], ...staged } = props;
  return (
    <Acted act={inTurn(...steps)}>
      <Staged {...staged} store={people[as]} />
    </Acted>
  );
}
