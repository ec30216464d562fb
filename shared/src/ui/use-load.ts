import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

export type Loaded<T> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "loaded"; value: T };

export interface Load<T> {
  loaded: Loaded<T>;
  /** Starts loading again. */
  retry: () => void;
  /** Loads again while the current value stays visible. */
  refresh: () => void;
  /** Shows a value from another source. */
  replace: (value: T) => void;
  /**
   * Changes the loaded value. If it is still loading, or failed, it is loaded
   * again: the response may not include the change.
   */
  change: (update: (value: T) => T) => void;
}

/**
 * Loads, and loads again when `load` changes. The loaded value stays until the
 * new one has loaded, even if the new attempt fails. A failed load is repeated
 * when the connection is back.
 * @param load Memoised by the caller.
 * @param initial A value that need not be loaded first.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  initial?: () => T | undefined,
): Load<T> {
  const [loaded, setLoaded] = useState(() => stateOf(initial?.()));
  const [attempt, setAttempt] = useState(0);
  const isHere = loaded.status === "loaded";
  const here = useRef(isHere);
  const upToDate = useRef(isHere);

  useEffect(() => {
    if (here.current) {
      here.current = false;
      return;
    }
    const controller = new AbortController();
    upToDate.current = false;
    const settle = (next: (current: Loaded<T>) => Loaded<T>) => {
      if (!controller.signal.aborted) startTransition(() => setLoaded(next));
    };
    load(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) upToDate.current = true;
        settle(() => ({ status: "loaded", value }));
      },
      (error: unknown) => settle((current) => keepValue(current, error)),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const failed = loaded.status === "failed";
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", refresh);
    return () => removeEventListener("online", refresh);
  }, [failed, refresh]);
  const retry = useCallback(() => {
    setLoaded({ status: "loading" });
    refresh();
  }, [refresh]);
  const replace = useCallback(
    (value: T) => setLoaded({ status: "loaded", value }),
    [],
  );
  const change = useCallback(
    (update: (value: T) => T) => {
      setLoaded((current) => changeValue(current, update));
      if (!upToDate.current) refresh();
    },
    [refresh],
  );
  return { loaded, retry, refresh, replace, change };
}

function stateOf<T>(value: T | undefined): Loaded<T> {
  return value === undefined
    ? { status: "loading" }
    : { status: "loaded", value };
}

function changeValue<T>(
  current: Loaded<T>,
  update: (value: T) => T,
): Loaded<T> {
  return current.status === "loaded"
    ? { status: "loaded", value: update(current.value) }
    : current;
}

function keepValue<T>(current: Loaded<T>, error: unknown): Loaded<T> {
  return current.status === "loaded" ? current : { status: "failed", error };
}
