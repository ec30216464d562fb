/**
 * Moves the focus to a refusal message, or to the field that it concerns,
 * unless the person has moved on to another element.
 */
export function takeFocus(element: HTMLElement | null): void {
  // The buttons of a dialog are outside its form.
  const around =
    element?.closest("dialog") ??
    element?.closest("form") ??
    element?.parentElement;
  const here =
    around?.matches(":focus-within") ||
    document.activeElement === document.body;
  if (here) element?.focus();
}
