import { messageOf, startSession } from "@nearsay/core/api";
import { confirms } from "@nearsay/core/domain";
import { setConsentAtom } from "@nearsay/core/session";
import { DangerButton, Notice, TextField } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { useSetAtom } from "jotai";
import { type SyntheticEvent, useId, useState } from "react";
import { forgetBrowser } from "./forget-browser.ts";
import { eraseOwnData } from "./own-data.ts";
import { yourData as texts } from "#messages";
import styles from "./your-data-page.module.css";

const words = texts.erase;

/** Erases everything at once, in two steps. */
export function EraseSection({ onErased }: { onErased: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <p>{words.before}</p>
      <ul className={styles.stays}>
        {words.stays.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <DangerButton onClick={() => setOpen(true)}>
          {words.button}
        </DangerButton>
      </div>
      {open && (
        <div className={styles.apart}>
          <EraseDialog onErased={onErased} onClose={() => setOpen(false)} />
        </div>
      )}
    </section>
  );
}

function EraseDialog(props: { onErased: () => void; onClose: () => void }) {
  const { onErased, onClose } = props;
  const [typed, setTyped] = useState("");
  const [mismatch, setMismatch] = useState(false);
  const { busy, error, erase } = useErase(onErased);
  const formId = useId();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = !confirms(typed, words.word);
    setMismatch(wrong);
    if (!wrong && !busy) void erase();
  }

  return (
    <DangerDialog
      open
      title={words.title}
      description={words.text}
      dismissible={!busy}
      cancel={texts.cancel}
      action={words.confirm}
      form={formId}
      busy={busy}
      busyText={words.busy}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          label={words.confirmLabel}
          value={typed}
          autoComplete="off"
          error={mismatch ? words.mismatch : undefined}
          onChange={setTyped}
        />
      </form>
      {error && <Notice tone="danger">{error}</Notice>}
    </DangerDialog>
  );
}

/** Withdraws consent first, so that the session that begins afterwards belongs to a new visitor. */
function useErase(onErased: () => void) {
  const setConsent = useSetAtom(setConsentAtom);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function erase() {
    setBusy(true);
    setError(null);
    try {
      if (!(await setConsent(false))) throw new Error(words.failed);
      await eraseOwnData();
      forgetBrowser();
      // A visitor who continues gets a session later anyway.
      await startSession().catch(() => undefined);
      onErased();
    } catch (failure) {
      setError(messageOf(failure, words.failed));
      setBusy(false);
    }
  }

  return { busy, error, erase };
}
