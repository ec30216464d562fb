import { ApiError, request } from "@nearsay/core/api";
import { announce } from "@nearsay/core/ui";
import { useCallback } from "react";
import { Desk } from "./desk.tsx";
import { type Call, CallContext } from "./frame/use-call.ts";
import { AskForKey } from "./key/ask-for-key.tsx";
import { type KeyLoss, useOperatorKey } from "./key/use-operator-key.ts";
import { texts } from "./texts.ts";

/** The desk for who has an operator key, and what that key is good for. */
export function OperatorPage() {
  const { key, loss, enter, lose } = useOperatorKey();
  if (key === null) return <AskForKey loss={loss} onEntered={enter} />;
  return <OpenDesk key={key} operatorKey={key} onLost={lose} />;
}

interface OpenDeskProps {
  readonly operatorKey: string;
  readonly onLost: (why: KeyLoss) => void;
}

function OpenDesk({ operatorKey, onLost }: OpenDeskProps) {
  const call = useCallWith(operatorKey, onLost);

  function leave() {
    announce(texts.head.left);
    onLost("left");
  }

  return (
    <CallContext value={call}>
      <Desk onLeave={leave} />
    </CallContext>
  );
}

/** Whichever call is refused for its key, the desk closes: it would be refused for all. */
function useCallWith(bearer: string, onLost: OpenDeskProps["onLost"]): Call {
  return useCallback(
    async (path, options) => {
      try {
        return await request(`/operator${path}`, { ...options, bearer });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401)
          onLost("refused");
        throw error;
      }
    },
    [bearer, onLost],
  );
}
