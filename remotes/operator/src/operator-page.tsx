import { ApiError, request } from "@nearsay/core/api";
import { errorCodeOf, readIsRegistered } from "@nearsay/core/contract";
import { announce } from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { Desk } from "./desk.tsx";
import { LatePart } from "./frame/late-part.tsx";
import { type Call, CallContext } from "./frame/use-call.ts";
import { type KeyLoss, useOperatorKey } from "./key/use-operator-key.ts";
import { texts } from "./texts.ts";

/** The desk for who has an operator key, and what that key is good for. */
export function OperatorPage() {
  const { key, proof, loss, enter, prove, lose } = useOperatorKey();
  if (key === null)
    return <LatePart load={loadAskForKey} shown={{ loss, onEntered: enter }} />;
  // No key has a full stop in it.
  const bearer = proof === null ? key : `${key}.${proof}`;
  return <OpenDesk key={key} bearer={bearer} onProven={prove} onLost={lose} />;
}

/** Who comes with a key never needs it. */
async function loadAskForKey() {
  return (await import("./key/ask-for-key.tsx")).AskForKey;
}

interface OpenDeskProps {
  /** The key, with what proves its passkey. */
  readonly bearer: string;
  readonly onProven: (proof: string) => void;
  readonly onLost: (why: KeyLoss) => void;
}

function OpenDesk({ bearer, onProven, onLost }: OpenDeskProps) {
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
        <Desk onLeave={leave} />
      ) : (
        <LatePart
          load={loadAskForPasskey}
          shown={{ ...passkey, onProven: prove, onLeave: leave }}
        />
      )}
    </CallContext>
  );
}

interface WantedPasskey {
  /** Whether the key has one. */
  readonly registered: boolean;
}

/** Only where a key needs its passkey: it has a name by which its weight is told from what everybody loads. */
async function loadAskForPasskey() {
  return (
    await import(
      /* webpackChunkName: "AskForPasskey" */ "./passkey/ask-for-passkey.tsx"
    )
  ).AskForPasskey;
}

/** Whichever call is refused for its key, the desk closes, and where it is for the passkey, the desk asks for that: all others would be refused, too. */
function useCallWith(
  bearer: string,
  onLost: OpenDeskProps["onLost"],
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
