import { localStore, sessionStore } from "@nearsay/core/session";

/**
 * Storage keys that contain the ID, or were created with it; see the list in
 * the messages under `browserStorage`.
 */
const names = [
  "anonymous_consent",
  "cached_identity",
  "cached_identity_timestamp",
  "survey_access_codes",
  "posts_say_ring",
  "count_place",
];

/** Answers that were not sent are in the tab, those of long surveys beyond it. */
const prefixes = ["unsent_", "unsettled", "access_code_attempts"];

/** Removes what this browser stores about the visitor's ID, but not the theme and drafts. */
export function forgetBrowser(): void {
  for (const name of names) localStore.remove(name);
  for (const store of [localStore, sessionStore])
    for (const name of prefixes.flatMap((prefix) => store.keys(prefix)))
      store.remove(name);
}
