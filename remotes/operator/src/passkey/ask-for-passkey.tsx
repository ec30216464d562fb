import { announce, Button, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import { useCall } from "../frame/use-call.ts";
import { useFocusWhereLost } from "../frame/use-focus-where-lost.ts";
import styles from "../key/key.module.css";
import { operator as words, passkey as texts } from "#messages";
import { bringPasskey, hasPasskeys } from "./bring-passkey.ts";
import { explainFailure } from "./explain-failure.ts";

const command = "npm run operator -- keys reset-passkey <key>";

/** Shown instead of the operator's page for a key that requires its passkey, until it is proven. */
export function AskForPasskey(props: {
  /** Whether the key has a passkey. */
  readonly registered: boolean;
  readonly onProven: (proof: string) => void;
  readonly onLeave: () => void;
}) {
  const { registered, onLeave } = props;
  const { about, act } = registered ? texts.prove : texts.register;
  const page = useFocusWhereLost();
  const { busy, failure, bring } = usePasskey(props.onProven);
  return (
    <div ref={page} className={styles.ask}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{about}</p>
      {failure !== null && (
        <Notice tone="danger" title={failure.title}>
          {failure.about}
        </Notice>
      )}
      <div className={styles.acts}>
        {hasPasskeys() && (
          <Button
            variant="filled"
            busy={busy}
            busyText={texts.waiting}
            onClick={bring}
          >
            {act}
          </Button>
        )}
        <Button onClick={onLeave}>{words.head.leave}</Button>
      </div>
      {registered && (
        <p className={styles.made}>
          {texts.lost} <code dir="ltr">{command}</code>
        </p>
      )}
    </div>
  );
}

function usePasskey(onProven: (proof: string) => void) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(() =>
    hasPasskeys() ? null : texts.failures.unsupported,
  );

  async function attempt() {
    setBusy(true);
    setFailure(null);
    try {
      const proof = await bringPasskey(call);
      announce(texts.proven);
      onProven(proof);
    } catch (error) {
      setFailure(explainFailure(error));
      setBusy(false);
    }
  }

  function bring() {
    if (!busy) void attempt();
  }

  return { busy, failure, bring };
}
