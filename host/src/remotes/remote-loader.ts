import {
  contractVersion,
  type ExposedModule,
  type RemoteRecord,
} from "@nearsay/core/contract";
import {
  RemoteError,
  type RemoteComponent,
  type RemoteLoader,
} from "@nearsay/core/ui";
import { absolute, isServed, moduleFiles, refetch } from "./files.ts";
import { createRegistry, type Registry } from "./registry.ts";
import { createFailureReport } from "./report-failure.ts";
import { loadStyles, StyleError } from "./styles.ts";

/** Loads modules. Pages without a remote never load this code. */
export interface RemoteRuntime {
  loadModule: (record: RemoteRecord, module: string) => Promise<unknown>;
}

export interface RemoteLoaderParts {
  registry: Registry;
  loadRuntime: () => Promise<RemoteRuntime>;
  /** @param version The version that was tried; null if none was found. */
  report: (error: RemoteError, version: string | null) => void;
}

/**
 * Loads exposed modules according to the registry. A loaded module stays in its
 * version; a failed one is loaded again, in the version that the registry then
 * contains.
 */
export function createRemoteLoader(parts: RemoteLoaderParts): RemoteLoader {
  const loading = new Map<ExposedModule, Promise<unknown>>();
  const components = new Map<ExposedModule, unknown>();
  const pinned = new Map<string, RemoteRecord>();
  const tried = new Map<string, RemoteRecord>();
  const failed = new Set<ExposedModule>();

  const start = async (name: ExposedModule): Promise<unknown> => {
    const { remote } = splitName(name);
    try {
      const again = failed.delete(name);
      const kept = again ? undefined : pinned.get(remote);
      const record = kept ?? (await findRecord(parts.registry, name, again));
      tried.set(remote, record);
      checkRecord(name, record);
      const component = again
        ? await loadAfresh(parts, name, record)
        : await loadChecked(parts, name, record);
      pinned.set(remote, record);
      components.set(name, component);
      return component;
    } catch (error) {
      failed.add(name);
      throw error;
    }
  };

  const load = (name: ExposedModule): Promise<unknown> => {
    const known = loading.get(name);
    if (known) return known;
    const started = start(name);
    loading.set(name, started);
    started.catch(() => loading.delete(name));
    return started;
  };

  return {
    load: <M extends ExposedModule>(name: M) =>
      load(name) as Promise<RemoteComponent<M>>,
    loaded: <M extends ExposedModule>(name: M) =>
      components.get(name) as RemoteComponent<M> | undefined,
    prefetch: (name) => void load(name).catch(() => undefined),
    report: (error) => {
      const record = tried.get(splitName(error.module).remote);
      parts.report(error, record?.version ?? null);
    },
  };
}

/** The host's loader of remotes: the only code that refers to a federated module. */
export function createHostLoader(): RemoteLoader {
  return createRemoteLoader({
    registry: createRegistry(),
    loadRuntime: () =>
      import(/* webpackChunkName: "federation" */ "./federation.ts"),
    report: createFailureReport(),
  });
}

function splitName(name: ExposedModule): { remote: string; module: string } {
  const [remote = "", module = ""] = name.split("/");
  return { remote, module };
}

async function findRecord(
  registry: Registry,
  name: ExposedModule,
  again: boolean,
): Promise<RemoteRecord> {
  const { remote } = splitName(name);
  const record = await (again ? registry.refresh() : Promise.resolve())
    .then(() => registry.find(remote))
    .catch((cause: unknown) => {
      throw new RemoteError(name, "registry", "failed", cause);
    });
  if (!record) throw new RemoteError(name, "registry", "missing");
  return record;
}

/** @throws RemoteError if this version cannot be used. */
function checkRecord(name: ExposedModule, record: RemoteRecord): void {
  if (!record.enabled) throw new RemoteError(name, "registry", "disabled");
  if (record.contract !== contractVersion) {
    throw new RemoteError(name, "registry", "contract");
  }
  if (!(splitName(name).module in record.modules)) {
    throw new RemoteError(name, "module", "missing");
  }
}

async function loadChecked(
  parts: RemoteLoaderParts,
  name: ExposedModule,
  record: RemoteRecord,
): Promise<unknown> {
  const { module } = splitName(name);
  try {
    const [component] = await Promise.all([
      startRuntime(parts, name).then((it) => it.loadModule(record, module)),
      loadStyles(record, module),
    ]);
    if (component === undefined) throw new Error("nothing was exported");
    return component;
  } catch (cause) {
    throw await explain(name, record, cause);
  }
}

async function startRuntime(
  { loadRuntime }: RemoteLoaderParts,
  name: ExposedModule,
): Promise<RemoteRuntime> {
  try {
    return await loadRuntime();
  } catch (cause) {
    const reason = isTimeOut(cause) ? "timeout" : "failed";
    throw new RemoteError(name, "runtime", reason, cause);
  }
}

/** Script and chunk errors contain a timeout only as text. */
function isTimeOut(cause: unknown): boolean {
  if (cause instanceof StyleError) return cause.timedOut;
  return /timed? ?out/i.test(String(cause));
}

/** Browsers do not report to a script why another one failed, so this checks which file is the cause. */
async function explain(
  name: ExposedModule,
  record: RemoteRecord,
  cause: unknown,
): Promise<RemoteError> {
  if (cause instanceof RemoteError) return cause;
  const text = String(cause);
  const files = moduleFiles(record, splitName(name).module);
  const phase = text.includes(record.entry) ? "entry" : "module";
  if (isTimeOut(cause)) return new RemoteError(name, phase, "timeout", cause);
  const urls = [record.entry, ...files.scripts, ...files.styles].map(absolute);
  const blamed = urls.find((url) => text.includes(url));
  const damaged = blamed !== undefined && (await isServed(blamed));
  return damaged
    ? new RemoteError(name, "integrity", "damaged", cause)
    : new RemoteError(name, phase, "failed", cause);
}

/**
 * Loads a module that failed before. An unused failed preload of the page also
 * answers the next request for its file, so a second attempt is made.
 */
async function loadAfresh(
  parts: RemoteLoaderParts,
  name: ExposedModule,
  record: RemoteRecord,
): Promise<unknown> {
  const { scripts, styles } = moduleFiles(record, splitName(name).module);
  await refetch([record.entry, ...scripts, ...styles].map(absolute));
  try {
    return await loadChecked(parts, name, record);
  } catch (error) {
    if (error instanceof RemoteError && error.reason === "timeout") throw error;
    return await loadChecked(parts, name, record);
  }
}
