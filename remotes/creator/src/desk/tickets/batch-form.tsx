import { ticketLimits } from "@nearsay/core/contract";
import { TextField } from "@nearsay/core/ui";
import { useState } from "react";
import { PartForm } from "../part-form.tsx";
import { ticketsTexts } from "./tickets-texts.ts";
import { trimText } from "@nearsay/core/domain";

const words = ticketsTexts.make;
const max = ticketLimits.batchMax;

/** Makes a batch of tickets. */
export function BatchForm(props: {
  readonly busy: boolean;
  readonly onMake: (wanted: { count: number; label: string }) => void;
}) {
  const [count, setCount] = useState("");
  const [label, setLabel] = useState("");
  const [wrong, setWrong] = useState(false);

  function submit() {
    const wanted = Number(count.trim());
    const right = Number.isInteger(wanted) && wanted >= 1 && wanted <= max;
    setWrong(!right);
    if (right) props.onMake({ count: wanted, label: trimText(label) });
  }

  return (
    <PartForm action={words.action} busy={props.busy} onSubmit={submit}>
      <h3>{words.heading}</h3>
      <TextField
        label={words.count}
        inputMode="numeric"
        maxLength={6}
        value={count}
        onChange={(text) => {
          setCount(text);
          setWrong(false);
        }}
        error={wrong ? words.wrongCount(max) : undefined}
      />
      <TextField
        label={words.label}
        hint={words.labelHint}
        maxLength={ticketLimits.labelMax}
        value={label}
        onChange={setLabel}
      />
    </PartForm>
  );
}
