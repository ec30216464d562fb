import {
  exposedModules,
  type ExposedModule,
  type RemoteReason,
} from "../contract/index.ts";

const nameOf = (module: ExposedModule) => exposedModules[module].label;

const reasons: Record<RemoteReason, string> = {
  missing: "It is not available at the moment.",
  disabled: "It is switched off at the moment.",
  contract: "It does not fit this version of the site. Reloading may help.",
  timeout: "It took too long to answer.",
  damaged: "What arrived was damaged, so it was not used.",
  failed: "Check your connection and try again.",
};

export const remoteTexts = {
  title: (module: ExposedModule) => `${nameOf(module)} could not be loaded.`,
  crashed: (module: ExposedModule) => `${nameOf(module)} stopped working.`,
  reason: (reason: RemoteReason) => reasons[reason],
  arrived: (module: ExposedModule) => `${nameOf(module)} arrived.`,
  crashReason: "The rest of the page is not affected.",
  retry: "Retry",
};
