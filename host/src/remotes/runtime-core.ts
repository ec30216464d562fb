import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from "@module-federation/runtime-core";

declare global {
  /** Where remotes built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * What containers use of the federation runtime. The package that provides all
 * of it (`@module-federation/inject-external-runtime-core-plugin`) adds 3 KB of
 * loading, preloading and helpers, which no container of this site calls.
 */
export const runtimeCore = {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  helpers: {},
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
