import { plural } from "../domain/locale.ts";

/** What the primitives say by themselves. */
export const texts = {
  close: "Close",
  consent:
    "An anonymous ID is a random number that counts you once, without a name or an account. You can opt out at any time.",
  copied: "Copied",
  copyFailed: "Could not copy",
  enableAnonymousId: "Enable anonymous ID",
  errorTitle: "This did not work",
  loading: "Loading",
  notNow: "Not now",
  optional: "optional",
  policyLink: "Anonymous ID Policy",
  readOnly:
    "Read-only mode: you can look around, but taking part needs an anonymous ID.",
  retry: "Try again",
  charactersLeft: (count: number) =>
    plural(count, {
      one: `${count} character left`,
      other: `${count} characters left`,
    }),
  charactersUsed: (count: number, max: number) => `${count}/${max}`,
};
