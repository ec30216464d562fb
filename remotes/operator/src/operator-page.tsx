import { ApiError, request } from "@nearsay/core/api";
import { errorCodeOf, readIsRegistered } from "@nearsay/core/contract";
import { announce } from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { OperatorSections } from "./operator-sections.tsx";
import { LazyPart } from "./frame/lazy-part.tsx";
import { type Call, CallContext } from "./frame/use-call.ts";
import { type KeyLoss, useOperatorKey } from "./key/use-operator-key.ts";
import { operator as texts } from "#messages";

/** The page for holders of an operator key, with the sections that key has the right for. */
export function OperatorPage() {
  const { key, proof, loss, enter, prove, lose } = useOperatorKey();
  if (key === null)
    return <LazyPart load={loadAskForKey} shown={{ loss, onEntered: enter }} />;
  // Keys contain no full stop.
  const bearer = proof === null ? key : `${key}.${proof}`;
  return <PageOfKey key={key} bearer={bearer} onProven={prove} onLost={lose} />;
}

/** Loaded on demand: not needed if the address contains a key. */
async function loadAskForKey() {
  return (await import("./key/ask-for-key.tsx")).AskForKey;
}

interface PageOfKeyProps {
  /** The key, followed by the proof of its passkey if there is one. */
  readonly bearer: string;
  readonly onProven: (proof: string) => void;
  readonly onLost: (why: KeyLoss) => void;
}

function PageOfKey({ bearer, onProven, onLost }: PageOfKeyProps) {
  const [passkey, setPasskey] = useState<WantedPasskey | null>(null);
  const call = useCallWith(bearer, onLost, setPasskey);

  function leave() {
    announce(texts.head.left);
    onLost("left");
  }

  function prove(proof: string) {
    onProven(proof);
    setPasskey(null);
  }

  return (
    <CallContext value={call}>
      {passkey === null ? (
        <OperatorSections onLeave={leave} />
      ) : (
        <LazyPart
          load={loadAskForPasskey}
          shown={{ ...passkey, onProven: prove, onLeave: leave }}
        />
      )}
    </CallContext>
  );
}

interface WantedPasskey {
  /** Whether the key has a passkey. */
  readonly registered: boolean;
}

/**
 * Loaded only if a key requires its passkey. The chunk name lets its size be
 * measured separately from what everyone loads.
 */
async function loadAskForPasskey() {
  return (
    await import(
      /* webpackChunkName: "AskForPasskey" */ "./passkey/ask-for-passkey.tsx"
    )
  ).AskForPasskey;
}

/**
 * If any request is refused for its key, the page is locked; if it is refused
 * for the passkey, the page asks for that. All other requests would be refused,
 * too.
 */
function useCallWith(
  bearer: string,
  onLost: PageOfKeyProps["onLost"],
  onPasskey: (wanted: WantedPasskey) => void,
): Call {
  return useCallback(
    async (path, options) => {
      try {
        return await request(`/operator${path}`, { ...options, bearer });
      } catch (error) {
        if (error instanceof ApiError) {
          if (error.status === 401) onLost("refused");
          if (errorCodeOf(error) === "PASSKEY_REQUIRED")
            onPasskey({ registered: readIsRegistered(error.data) });
        }
        throw error;
      }
    },
    [bearer, onLost, onPasskey],
  );
}
