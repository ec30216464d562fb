import { sessionStore } from "@nearsay/core/session";
import { useLocation, useNavigate } from "@nearsay/core/router";
import { useCallback, useEffect, useState } from "react";

const keptAs = "operator_key";

/** Why a key that was here is here no longer. */
export type KeyLoss = "left" | "refused";

/**
 * The operator key that this tab goes by; null where it has none. One in the
 * address is taken out of it at once, so that it stands in no screenshot and no
 * history, and lives no longer than the tab.
 */
export function useOperatorKey() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = keyInHash(hash);
  const [key, setKey] = useState(() => given ?? keptKey());
  const [loss, setLoss] = useState<KeyLoss | null>(null);
  // Once: it may be refused before the address is without it.
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (given !== null) setKey(given);
  }
  useEffect(() => {
    if (given === null) return;
    sessionStore.write(keptAs, given);
    void navigate(pathname + search, { replace: true });
  }, [given, pathname, search, navigate]);

  function enter(entered: string) {
    sessionStore.write(keptAs, entered);
    setKey(entered);
  }

  const lose = useCallback((why: KeyLoss) => {
    sessionStore.remove(keptAs);
    setLoss(why);
    setKey(null);
  }, []);

  return { key, loss, enter, lose };
}

/** The key in the fragment of an address; null where there is none. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key") || null;
}

function keptKey(): string | null {
  const kept = sessionStore.read(keptAs);
  return typeof kept === "string" && kept !== "" ? kept : null;
}
