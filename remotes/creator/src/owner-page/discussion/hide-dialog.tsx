import {
  type HidingReason,
  hidingReasons,
  limits,
} from "@nearsay/core/contract";
import { Button, Dialog, SelectField, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import type { Hiding } from "./discussion-calls.ts";
import { discussion as texts } from "#messages";
import { trimText } from "@nearsay/core/forms";

const words = texts.dialog;

/** Asks for the reason a text is hidden; readers see it. */
export function HideDialog(props: {
  readonly onClose: () => void;
  readonly onHide: (hiding: Hiding) => void;
}) {
  const { onClose, onHide } = props;
  const [reason, setReason] = useState<HidingReason>("off_topic");
  const [explanation, setExplanation] = useState("");
  return (
    <Dialog
      open
      title={words.title}
      description={words.about}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="filled"
            onClick={() => onHide({ reason, words: trimText(explanation) })}
          >
            {words.hide}
          </Button>
        </>
      }
    >
      <SelectField
        label={words.reason}
        options={reasonOptions}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={words.words}
        maxLength={limits.hidingWordsMax}
        value={explanation}
        onChange={setExplanation}
      />
    </Dialog>
  );
}

const reasonOptions = hidingReasons.map((value) => ({
  value,
  label: texts.reasons[value],
}));
