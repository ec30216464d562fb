import { businessCategories } from "@nearsay/core/contract";
import { Checkbox, SelectField } from "@nearsay/core/ui";
import type { Ref } from "react";
import { texts } from "../../texts.ts";
import type { JoinForm } from "./join-form.ts";
import styles from "./waitlist-form.module.css";

const words = texts.waitlist;

const categories: { value: JoinForm["category"]; label: string }[] = [
  { value: "", label: words.chooseCategory },
  ...businessCategories.map((value) => ({ value, label: value })),
];

interface JoinFieldProps<Element> {
  readonly ref: Ref<Element>;
  readonly error: string | undefined;
}

interface CategoryFieldProps extends JoinFieldProps<HTMLSelectElement> {
  readonly value: JoinForm["category"];
  readonly onChange: (value: JoinForm["category"]) => void;
}

export function CategoryField(props: CategoryFieldProps) {
  return (
    <SelectField
      {...props}
      label={words.category}
      options={categories}
      aria-required
    />
  );
}

interface ConsentFieldProps extends JoinFieldProps<HTMLInputElement> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Not `required` for the browser, which would say it in other words. */
export function ConsentField({ error, ...field }: ConsentFieldProps) {
  return (
    <Checkbox
      {...field}
      label={words.consent}
      hint={error && <ConsentProblem text={error} />}
      aria-invalid={error ? true : undefined}
      aria-required
    />
  );
}

function ConsentProblem({ text }: { readonly text: string }) {
  return (
    <span role="alert" className={styles.problem}>
      {text}
    </span>
  );
}
