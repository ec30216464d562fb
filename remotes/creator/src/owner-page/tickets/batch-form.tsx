import { ticketLimits } from "@nearsay/core/contract";
import { readOneNumber, describeNumber } from "@nearsay/core/domain";
import { TextField } from "@nearsay/core/ui";
import { useState } from "react";
import { PartForm } from "../part-form.tsx";
import { tickets as ticketsTexts } from "#messages";
import { trimText } from "@nearsay/core/forms";

const words = ticketsTexts.make;
const max = ticketLimits.batchMax;

/** Creates a batch of tickets. */
export function BatchForm(props: {
  readonly busy: boolean;
  readonly onMake: (wanted: { count: number; label: string }) => void;
}) {
  const [count, setCount] = useState("");
  const [label, setLabel] = useState("");
  const [wrong, setWrong] = useState(false);
  const described = describeNumber(count);

  function submit() {
    const wanted = readOneNumber(count) ?? 0;
    const right = Number.isInteger(wanted) && wanted >= 1 && wanted <= max;
    setWrong(!right);
    if (right) props.onMake({ count: wanted, label: trimText(label) });
  }

  return (
    <PartForm action={words.action} busy={props.busy} onSubmit={submit}>
      <h2>{words.heading}</h2>
      <TextField
        label={words.count}
        inputMode="numeric"
        maxLength={24}
        hint={described.readAs}
        value={count}
        onChange={(text) => {
          setCount(text);
          setWrong(false);
        }}
        error={described.twoMeanings || (wrong && words.wrongCount({ max }))}
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
