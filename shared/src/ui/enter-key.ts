import type { KeyboardEvent } from "react";

/** Where a person answers, opens the next page, or sends. */
const stops =
  "input, textarea, [data-left] button, [aria-pressed], [data-next], [type=submit]";

/**
 * For `onKeyDown` of a form, or around its fields: in a field of one line or on
 * a choice, the Enter key moves the focus to the next question, and from the
 * last one to the button, so that nothing is sent by accident.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as HTMLInputElement;
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  if (!field.matches("input")) return;
  event.preventDefault();
  const form = field.form ?? event.currentTarget;
  const all = [...form.querySelectorAll<HTMLInputElement>(stops)];
  const later = all.slice(all.indexOf(field) + 1);
  const next = later.find(({ name }) => name === "" || name !== field.name);
  const chosen = later.find(
    ({ name, type, checked }) =>
      type === "radio" && checked && name === next?.name,
  );
  (chosen ?? next)?.focus();
}
