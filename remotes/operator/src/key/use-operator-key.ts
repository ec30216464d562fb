import { sessionStore } from "@nearsay/core/session";
import { useLocation, useNavigate } from "@nearsay/core/router";
import { useCallback, useEffect, useState } from "react";

const keptAs = "operator_key";
const proofKeptAs = "operator_proof";

/** Why the previous key is no longer available. */
export type KeyLoss = "left" | "refused";

/**
 * The operator key of this tab, null if it has none, and the proof of its
 * passkey, null until there is one. A key in the address is removed from it at
 * once, so that it appears in no screenshot and no history, and is stored only
 * as long as the tab.
 */
export function useOperatorKey() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = keyInHash(hash);
  const [key, setKey] = useState(() => given ?? kept(keptAs));
  const [proof, setProof] = useState(() =>
    given === null ? kept(proofKeptAs) : null,
  );
  const [loss, setLoss] = useState<KeyLoss | null>(null);
  // Only once: the key may be refused before it is removed from the address.
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (given !== null) {
      setKey(given);
      setProof(null);
    }
  }
  useEffect(() => {
    if (given === null) return;
    sessionStore.write(keptAs, given);
    sessionStore.remove(proofKeptAs);
    void navigate(pathname + search, { replace: true });
  }, [given, pathname, search, navigate]);

  function enter(entered: string) {
    sessionStore.write(keptAs, entered);
    setKey(entered);
  }

  function prove(proven: string) {
    sessionStore.write(proofKeptAs, proven);
    setProof(proven);
  }

  const lose = useCallback((why: KeyLoss) => {
    sessionStore.remove(keptAs);
    sessionStore.remove(proofKeptAs);
    setLoss(why);
    setKey(null);
    setProof(null);
  }, []);

  return { key, proof, loss, enter, prove, lose };
}

/** The key in the fragment of an address; null if there is none. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key") || null;
}

function kept(name: string): string | null {
  const text = sessionStore.read(name);
  return typeof text === "string" && text !== "" ? text : null;
}
