import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the server draws this, for a reader whose time zone it does not know. */
export function useDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
