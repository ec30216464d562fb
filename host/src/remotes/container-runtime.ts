/** A library that the host shares. */
export interface SharedLibrary {
  /** Returns the library, which has already loaded. */
  readonly lib: () => unknown;
}

/** Shared libraries, by name and version. */
export type SharedScope = Readonly<
  Record<string, Readonly<Record<string, SharedLibrary>>>
>;

interface ContainerOptions {
  readonly name: string;
}

/** A container's requirement for a library. */
interface Wanted {
  readonly customShareInfo: {
    readonly shareConfig: {
      /** "~" and a version: the same major and minor number. */
      readonly requiredVersion: string;
    };
  };
}

/**
 * The interface of the federation runtime that the plugin's container code
 * uses. The package's own runtime also loads remotes and manifests and selects
 * versions: 8 KB for features that this host never uses, because it loads
 * containers itself and shares one version of each library.
 */
export class ContainerRuntime {
  readonly name: string;
  options: ContainerOptions;
  readonly shareScopeMap: Record<string, SharedScope> = {};

  constructor(options: ContainerOptions) {
    this.name = options.name;
    this.options = options;
  }

  /** Called a second time with the name when the shared libraries are passed. */
  initOptions(options: ContainerOptions): void {
    this.options = { ...this.options, ...options };
  }

  initShareScopeMap(scope: string, shared: SharedScope): void {
    this.shareScopeMap[scope] = shared;
  }

  /** Returns the promises to wait for before libraries are loaded: none. */
  initializeSharing(): [] {
    return [];
  }

  /**
   * Returns a function that returns the library; false if the host shares none
   * of this name.
   * @throws Error if it shares a version that the container does not accept.
   */
  loadShare(
    library: string,
    { customShareInfo }: Wanted,
  ): Promise<(() => unknown) | false> {
    const [shared] = Object.entries(
      this.shareScopeMap["default"]?.[library] ?? {},
    );
    if (!shared) return Promise.resolve(false);
    const [version, { lib }] = shared;
    const { requiredVersion } = customShareInfo.shareConfig;
    if (isOf(version, requiredVersion)) return Promise.resolve(lib);
    const clash = `${this.name} needs ${library} ${requiredVersion}, which is here as ${version}`;
    return Promise.reject(new Error(clash));
  }
}

/** @param range "~" and a version. */
function isOf(version: string, range: string): boolean {
  const [major = "", minor = ""] = range.slice(1).split(".");
  return version.startsWith(`${major}.${minor}.`);
}

/**
 * The names under which containers built with `externalRuntime` look for the
 * runtime when they start.
 */
export const runtimeCore = {
  ModuleFederation: ContainerRuntime,
  /** One for each container, so that none finds another's instance. */
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor: () => ContainerRuntime,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: () => undefined,
  helpers: {},
};
