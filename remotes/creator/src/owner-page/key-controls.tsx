import {
  type KeyRole,
  keyRoles,
  limits,
  type SurveyKey,
} from "@nearsay/core/contract";
import { SelectField, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import { ownerPage as ownerPageTexts } from "#messages";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { PartForm } from "./part-form.tsx";
import { trimText } from "@nearsay/core/forms";

const words = ownerPageTexts.keys;

/** A question before a key is invalidated. */
export interface KeyQuestion {
  readonly kind: "rotate" | "end";
  readonly key: SurveyKey;
}

export function AskAboutKey(props: {
  readonly question: KeyQuestion | null;
  readonly onClose: () => void;
  readonly onAnswer: (question: KeyQuestion) => void;
}) {
  const { question, onClose, onAnswer } = props;
  if (question === null) return null;
  const { kind, key } = question;
  const asked = kind === "rotate" ? words.rotateAsk : words.endAsk;
  return (
    <DangerDialog
      open
      title={asked.title}
      description={
        <>
          {asked.about} {kind === "end" && key.current && words.endAsk.own}
        </>
      }
      cancel={words.cancel}
      action={asked.action}
      onClose={onClose}
      onAction={() => onAnswer(question)}
    />
  );
}

const roleOptions = keyRoles.map((value) => ({
  value,
  label: words.roles[value],
}));

/** Creates a key for a helper; the default role has the fewest rights. */
export function NewKeyForm(props: {
  readonly busy: boolean;
  readonly onMake: (made: { role: KeyRole; label: string }) => void;
}) {
  const [label, setLabel] = useState("");
  const [role, setRole] = useState<KeyRole>("read");
  return (
    <PartForm
      action={words.make}
      busy={props.busy}
      onSubmit={() => {
        props.onMake({ role, label: trimText(label) });
        setLabel("");
      }}
    >
      <TextField
        label={words.label}
        maxLength={limits.keyLabelMax}
        value={label}
        onChange={setLabel}
      />
      <SelectField
        label={words.role}
        options={roleOptions}
        value={role}
        onChange={setRole}
      />
    </PartForm>
  );
}
