/** Gives the focus to what a refusal says, or to the field that it is about; not where people have gone on to something else. */
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
