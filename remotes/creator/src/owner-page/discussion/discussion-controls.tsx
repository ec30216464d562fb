import {
  type DiscussionState,
  type SlowMode,
  slowModes,
} from "@nearsay/core/contract";
import { Button, Notice, SelectField } from "@nearsay/core/ui";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { useAct } from "../use-act.ts";
import { setDiscussion } from "./discussion-calls.ts";
import styles from "./discussion.module.css";
import { discussion as texts } from "#messages";

/** Whether, and how often, people may write. */
export function DiscussionControls(props: {
  readonly owner: OwnerLink;
  readonly state: DiscussionState;
  readonly onChanged: (state: DiscussionState) => void;
}) {
  const { owner, state, onChanged } = props;
  const { closed, slowMinutes } = state;
  const act = useAct();
  const set = (wanted: Partial<DiscussionState>) =>
    act.run(
      async () => onChanged(await setDiscussion(owner, wanted)),
      texts.notDone,
    );

  return (
    <>
      <div className={styles.line}>
        <p className={styles.grow} role="status">
          {closed ? texts.closed : texts.open}
        </p>
        <Button
          busy={act.busy}
          busyText={texts.working}
          onClick={() => set({ closed: !closed })}
        >
          {closed ? texts.reopen : texts.close}
        </Button>
      </div>
      <SelectField
        label={texts.slow}
        options={slowOptions}
        value={String(slowMinutes)}
        onChange={(chosen) => set({ slowMinutes: Number(chosen) })}
      />
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
    </>
  );
}

const slowOptions = slowModes.map((mode: SlowMode) => ({
  value: String(mode),
  label: texts.slowModes[mode],
}));
