/** A library that the host shares. */
export interface SharedLibrary {
  /** Returns the library, which is here already. */
  readonly lib: () => unknown;
}

/** What is shared, by names and versions of libraries. */
export type SharedScope = Readonly<
  Record<string, Readonly<Record<string, SharedLibrary>>>
>;

interface ContainerOptions {
  readonly name: string;
}

/** What a container wants of a library. */
interface Wanted {
  readonly customShareInfo: {
    readonly shareConfig: {
      /** "~" and a version: of the same major and minor number. */
      readonly requiredVersion: string;
    };
  };
}

/**
 * What the federation plugin puts into a container asks of the runtime. The
 * package's own runtime loads remotes and manifests and chooses among versions,
 * too: 8 KB for what this host never does, since it fetches containers itself and
 * shares one version of each library.
 */
export class ContainerRuntime {
  readonly name: string;
  options: ContainerOptions;
  readonly shareScopeMap: Record<string, SharedScope> = {};

  constructor(options: ContainerOptions) {
    this.name = options.name;
    this.options = options;
  }

  /** Called with the name once more when what is shared is given. */
  initOptions(options: ContainerOptions): void {
    this.options = { ...this.options, ...options };
  }

  initShareScopeMap(scope: string, shared: SharedScope): void {
    this.shareScopeMap[scope] = shared;
  }

  /** Returns what has to be waited for before libraries are loaded: nothing. */
  initializeSharing(): [] {
    return [];
  }

  /**
   * Returns what returns the library; false where the host shares none of this name.
   * @throws Error where it shares another version than the container can live with.
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

/** By the names under which containers that are built with `externalRuntime` look for the runtime's parts when they start. */
export const runtimeCore = {
  ModuleFederation: ContainerRuntime,
  /** One for each container, so that none finds another's. */
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor: () => ContainerRuntime,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: () => undefined,
  helpers: {},
};
