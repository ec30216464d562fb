import { limits } from "@nearsay/core/contract";
import { readOneNumber, describeNumber } from "@nearsay/core/domain";
import { Button, TextField } from "@nearsay/core/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import frame from "../frame/frame.module.css";
import styles from "./admission.module.css";
import { invitation as invitationTexts } from "#messages";

const texts = invitationTexts.make;

/** Invitations to be created. */
export interface NewBatch {
  readonly count: number;
  readonly uses: number;
  /** Null if they do not expire. */
  readonly days: number | null;
}

/** Maximum values of a request. */
const most = { count: limits.invitationsMax, uses: 1_000_000, days: 36_500 };

/** Asks for the number of invitations, the number of people for each, and the duration. */
export function InvitationForm(props: {
  readonly busy: boolean;
  readonly onMake: (batch: NewBatch) => void;
}) {
  const [typed, setTyped] = useState({ count: "1", uses: "1", days: "" });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = (name: keyof typeof most) =>
    tried && !isRight(name, typed[name])
      ? texts.wrong({ max: most[name] })
      : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const names = ["count", "uses", "days"] as const;
    const bad = names.find((name) => !isRight(name, typed[name]));
    setTried(bad !== undefined);
    if (bad !== undefined)
      return form.current?.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    const { count, uses, days } = typed;
    props.onMake({
      count: readOneNumber(count) ?? 1,
      uses: readOneNumber(uses) ?? 1,
      days: readOneNumber(days),
    });
  }

  const field = (name: keyof typeof most, hint?: string) => (
    <TextField
      name={name}
      inputMode="numeric"
      autoComplete="off"
      label={texts[name]}
      hint={describeNumber(typed[name]).readAs || hint}
      error={describeNumber(typed[name]).twoMeanings || wrong(name)}
      value={typed[name]}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  );

  return (
    <form ref={form} noValidate className={frame.form} onSubmit={submit}>
      <div className={styles.numbers}>
        {field("count", texts.countHint({ max: most.count }))}
        {field("uses")}
        {field("days", texts.daysHint)}
      </div>
      <div>
        <Button type="submit" busy={props.busy}>
          {texts.action}
        </Button>
      </div>
    </form>
  );
}

function isRight(name: keyof typeof most, typed: string): boolean {
  const text = typed.trim();
  if (text === "") return name === "days";
  const number = readOneNumber(text) ?? 0;
  return Number.isInteger(number) && number >= 1 && number <= most[name];
}
