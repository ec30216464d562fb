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

/** What the exports of a remote's `expose.ts` have to be. */
export type RemoteComponents<Name extends string> = {
  [
    M in ExposedModule as M extends `${Name}/${infer Export}` ? Export : never
  ]: RemoteComponent<M>;
};

/** Given by what composes a page: the host, a standalone page or the embed. */
export interface RemoteLoader {
  /** Rejects with a RemoteError; a further call is a new attempt. */
  load: <M extends ExposedModule>(name: M) => Promise<RemoteComponent<M>>;
  /** The module, when it is here already. */
  loaded: <M extends ExposedModule>(name: M) => RemoteComponent<M> | undefined;
  /** Fetches ahead, silently, as on hover or focus. */
  prefetch: (name: ExposedModule) => void;
  /** Told each failure once. */
  report?: (error: RemoteError) => void;
}

/** The loader of a page with one remote alone: no other part is here. */
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

/** What a loader rejects with, and a slot makes of whatever a part throws. */
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
