import { formatCount } from "../../domain/locale.ts";

/** What the dialog says whatever the code is for. */
export const texts = {
  submit: "Submit code",
  checking: "Checking",
  slow: "Many wrong codes were entered, so checking this one can take up to 10 seconds.",
  cancel: "Cancel",
  close: "Close",
  remaining: (count: number) => `Attempts remaining: ${formatCount(count)}`,
  locked:
    "Access has been temporarily blocked after too many incorrect attempts",
};
