import { localStore, sessionStore } from "@nearsay/core/session";

/**
 * Storage keys that contain the ID, or were created with it; see the list in
 * the messages under `browserStorage`.
 */
const long = [
  "anonymous_consent",
  "cached_identity",
  "cached_identity_timestamp",
  "survey_access_codes",
  "posts_say_ring",
];

const short = ["unsent_", "unsettled", "access_code_attempts"];

/** Removes what this browser stores about the visitor's ID, but not the theme and drafts. */
export function forgetBrowser(): void {
  for (const key of long) localStore.remove(key);
  for (const key of short.flatMap((prefix) => sessionStore.keys(prefix)))
    sessionStore.remove(key);
}
