import {
  exposedModules,
  type ExposedModule,
  type RemoteReason,
} from "../contract/index.ts";
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

const nameOf = (module: ExposedModule) => exposedModules[module].label;

const reasons: Record<RemoteReason, string> = {
  missing: "It is not available at the moment.",
  disabled: "It is switched off at the moment.",
  contract: "It does not fit this version of the site. Reloading may help.",
  timeout: "It took too long to answer.",
  damaged: "What arrived was damaged, so it was not used.",
  failed: "Check your connection and try again.",
};

/** What a slot says of its remote. */
export const remoteTexts = {
  title: (module: ExposedModule) => `${nameOf(module)} could not be loaded.`,
  crashed: (module: ExposedModule) => `${nameOf(module)} stopped working.`,
  reason: (reason: RemoteReason) => reasons[reason],
  arrived: (module: ExposedModule) => `${nameOf(module)} arrived.`,
  crashReason: "The rest of the page is not affected.",
  retry: "Retry",
};
