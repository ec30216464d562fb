import { messageOf } from "@nearsay/core/api";
import { joinWaitlist } from "./join-waitlist.ts";
import {
  businessCategories,
  type WaitlistPayload,
} from "@nearsay/core/contract";
import {
  Button,
  Checkbox,
  ChoiceList,
  RefusalNotice,
  SelectField,
  TextField,
} from "@nearsay/core/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import { waitlist as words } from "#messages";
import { categoryNames } from "./category-names.ts";
import {
  type JoinForm,
  type JoinProblems,
  checkForm,
  emptyForm,
  toPayload,
} from "./join-form.ts";
import styles from "./waitlist-form.module.css";

const roles = [
  { id: "user", label: words.user },
  { id: "business", label: words.business },
];

const categories: { value: JoinForm["category"]; label: string }[] = [
  { value: "", label: words.chooseCategory },
  ...businessCategories.map((value) => ({
    value,
    label: categoryNames[value],
  })),
];

export interface WaitlistFormProps {
  readonly onJoined: (payload: WaitlistPayload) => void;
}

export function WaitlistForm({ onJoined }: WaitlistFormProps) {
  const [form, setForm] = useState(emptyForm);
  const [problems, setProblems] = useState<JoinProblems>({});
  const [joining, setJoining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const category = useRef<HTMLSelectElement>(null);
  const consent = useRef<HTMLInputElement>(null);

  function edit(changes: Partial<JoinForm>) {
    setForm({ ...form, ...changes });
    setProblems({});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (joining) return;
    const found = checkForm(form);
    setProblems(found);
    setFailure(null);
    if (found.category) category.current?.focus();
    else if (found.consent) consent.current?.focus();
    else void join(toPayload(form));
  }

  async function join(payload: WaitlistPayload) {
    setJoining(true);
    try {
      await joinWaitlist(payload);
      onJoined(payload);
    } catch (error) {
      setFailure(messageOf(error, words.failed));
      setJoining(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
        value={form.email}
        onChange={(email) => edit({ email })}
      />
      <ChoiceList
        legend={words.role}
        choices={roles}
        selected={[form.role]}
        onChange={([role]) =>
          edit({ role: role === "business" ? "business" : "user" })
        }
      />
      {form.role === "business" && (
        <SelectField
          ref={category}
          label={words.category}
          options={categories}
          aria-required
          value={form.category}
          error={problems.category}
          onChange={(chosen) => edit({ category: chosen })}
        />
      )}
      {/* Without the browser's `required`, whose message would differ. */}
      <Checkbox
        ref={consent}
        label={words.consent}
        hint={problems.consent && <Problem text={problems.consent} />}
        aria-invalid={problems.consent ? true : undefined}
        aria-required
        checked={form.consent}
        onChange={(checked) => edit({ consent: checked })}
      />
      {failure !== null && <RefusalNotice>{failure}</RefusalNotice>}
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={joining}
          busyText={words.joining}
        >
          {words.join}
        </Button>
      </div>
    </form>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <span role="alert" className={styles.problem}>
      {text}
    </span>
  );
}
