import { formatCount } from "../../domain/locale.ts";

/** What the dialog says whatever the code is for. */
export const texts = {
  submit: "Submit code",
  checking: "Checking",
  cancel: "Cancel",
  close: "Close",
  remaining: (count: number) => `Attempts remaining: ${formatCount(count)}`,
  locked:
    "Access has been temporarily blocked after too many incorrect attempts",
};
