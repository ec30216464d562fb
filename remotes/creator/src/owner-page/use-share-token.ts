import type { ManagedSurvey } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";
import { shareManaged } from "../owned/manage-calls.ts";
import type { OwnerLink } from "../owned/owner-link.ts";

/** A token that opens the survey to people who have a key but not the access code. */
export interface ShareToken {
  /** Empty if the survey needs none; null while there is none. */
  readonly value: string | null;
  readonly refresh: () => void;
}

export function useShareToken(
  { uuid, key }: OwnerLink,
  { survey }: ManagedSurvey,
): ShareToken {
  const { requiresCode } = survey;
  const load = useCallback(
    async (signal: AbortSignal) =>
      requiresCode ? shareManaged({ uuid, key }, signal) : "",
    [uuid, key, requiresCode],
  );
  const known = () => (requiresCode ? undefined : "");
  const { loaded, refresh } = useLoad(load, known);
  return {
    value: loaded.status === "loaded" ? loaded.value : null,
    refresh,
  };
}
