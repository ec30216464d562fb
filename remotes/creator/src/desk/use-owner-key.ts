import { useLocation, useNavigate } from "@nearsay/core/router";
import { useEffect, useState } from "react";
import { keepKey, readOwnedSurvey } from "../owned/owned-surveys.ts";
import { keyInHash } from "../owned/owner-link.ts";

/**
 * The key that opens this desk: the one in the address, else the best that this
 * browser keeps; null where there is none. One in the address is kept and taken
 * out of it at once, so that it stands in no screenshot and no history.
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

/** The most able key that this browser keeps of a survey. */
export function keptKey(uuid: string): string | null {
  return readOwnedSurvey(uuid)?.keys[0].key ?? null;
}
