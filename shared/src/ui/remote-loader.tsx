import { createContext, use, type ComponentType } from "react";
import type {
  ExposedModule,
  ExposedModules,
  RemotePhase,
  RemoteReason,
} from "../contract/index.ts";

export type RemoteComponent<M extends ExposedModule> = ComponentType<
  ExposedModules[M]
>;

/** Required exports of a remote's `expose.ts`. */
export type RemoteComponents<Name extends string> = {
  [
    M in ExposedModule as M extends `${Name}/${infer Export}` ? Export : never
  ]: RemoteComponent<M>;
};

/** Provided by the code that composes a page: the host, a standalone page or the embed. */
export interface RemoteLoader {
  /** Rejects with a RemoteError; another call is a new attempt. */
  load: <M extends ExposedModule>(name: M) => Promise<RemoteComponent<M>>;
  /** The module, if it has already loaded. */
  loaded: <M extends ExposedModule>(name: M) => RemoteComponent<M> | undefined;
  /** Loads it ahead of time, without reporting errors, for example on hover or focus. */
  prefetch: (name: ExposedModule) => void;
  /** Called once for each failure. */
  report?: (error: RemoteError) => void;
}

/** The loader of a page with a single remote: no other remote is available. */
export const noRemotes: RemoteLoader = {
  load: (name) => Promise.reject(new RemoteError(name, "registry", "missing")),
  loaded: () => undefined,
  prefetch: () => undefined,
};

const RemoteLoaderContext = createContext<RemoteLoader>(noRemotes);

export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  return use(RemoteLoaderContext);
}

/** The error with which a loader rejects, and to which a slot converts any error of a remote. */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly module: ExposedModule;
  readonly phase: RemotePhase;
  readonly reason: RemoteReason;

  constructor(
    module: ExposedModule,
    phase: RemotePhase,
    reason: RemoteReason,
    cause?: unknown,
  ) {
    super(`${module}: ${phase} ${reason}`, { cause });
    this.module = module;
    this.phase = phase;
    this.reason = reason;
  }
}
