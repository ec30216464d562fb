import type { ModeratedThing, ModerationState } from "@nearsay/core/contract";
import { Button, DangerButton } from "@nearsay/core/ui";
import styles from "../frame/frame.module.css";
import { moderate as texts } from "#messages";
import type { Decisions } from "./use-decisions.ts";

/**
 * The possible decisions on one item. Buttons are not disabled while one runs,
 * because that would lose the focus; they then do nothing.
 */
export function DecisionButtons(props: {
  readonly thing: ModeratedThing;
  readonly state: ModerationState;
  readonly decisions: Decisions;
}) {
  const { thing, state, decisions } = props;
  // One button, so that the focus stays when it changes to the other action.
  const turn = state === "hidden" ? "restore" : "hide";
  const offered =
    state === "kept" ? [turn, "remove"] : [turn, "keep", "remove"];
  return (
    <div className={styles.line}>
      {(offered as (keyof typeof texts.decide)[]).map((decision, place) => {
        const Act = decision === "remove" ? DangerButton : Button;
        return (
          <Act
            key={place === 0 ? "turn" : decision}
            aria-label={texts.named({ act: decision, ...thing })}
            onClick={() => decisions.decide(decision, [thing])}
          >
            {texts.decide[decision]}
          </Act>
        );
      })}
      <DangerButton
        aria-label={texts.named({ act: "block", ...thing })}
        onClick={() => decisions.block(thing)}
      >
        {texts.block}
      </DangerButton>
    </div>
  );
}
