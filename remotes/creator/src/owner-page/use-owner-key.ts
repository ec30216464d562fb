import { useLocation, useNavigate } from "@nearsay/core/router";
import { useEffect, useState } from "react";
import { keepKey, readOwnedSurvey } from "../owned/owned-surveys.ts";
import { keyInHash } from "../owned/owner-link.ts";

/**
 * The key of this owner's page: the one in the address, else the most powerful
 * one stored in this browser, or null. A key in the address is stored and
 * removed from it at once, so that it appears in no screenshot and no history.
 */
export function useOwnerKey(uuid: string) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = keyInHash(hash);
  const [key, setKey] = useState(() => given ?? keptKey(uuid));
  if (given !== null && given !== key) setKey(given);
  useEffect(() => {
    if (given === null) return;
    keepKey({ uuid, key: given });
    void navigate(pathname + search, { replace: true });
  }, [given, uuid, pathname, search, navigate]);
  return { key, setKey };
}

/** The most powerful key of a survey stored in this browser. */
export function keptKey(uuid: string): string | null {
  return readOwnedSurvey(uuid)?.keys[0].key ?? null;
}
