import { localStore, sessionStore } from "@nearsay/core/session";

/** What names the ID, or came about under it; see the list in privacy/browser-storage-texts.ts. */
const long = [
  "anonymous_consent",
  "cached_identity",
  "cached_identity_timestamp",
  "survey_access_codes",
  "posts_say_ring",
];

const short = ["unsent_", "unsettled", "access_code_attempts"];

/** Removes what this browser keeps of somebody's ID; how the site looks, and drafts, are no part of it. */
export function forgetBrowser(): void {
  for (const key of long) localStore.remove(key);
  for (const key of short.flatMap((prefix) => sessionStore.keys(prefix)))
    sessionStore.remove(key);
}
