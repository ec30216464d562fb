import { messageOf } from "@nearsay/core/api";
import { redeemTicket } from "../api/survey-actions.ts";
import { ticketLimits } from "@nearsay/core/contract";
import { readTicketCode } from "@nearsay/core/domain";
import { consentAtom } from "@nearsay/core/session";
import { Button, takeFocus, TextField, useConsentAsk } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { ticket as words } from "#messages";
import styles from "./ticket.module.css";

/** Accepts the code of a paper ticket and redeems it only when the button is pressed. */
export function TicketEntry(props: {
  /** The code from a link. */
  readonly code?: string | undefined;
  /** Called with the survey that the ticket allows to answer. */
  readonly onRedeemed: (surveyId: string) => void;
}) {
  const { onRedeemed } = props;
  const [text, setText] = useState(props.code ?? "");
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const consent = useConsentAsk({
    action: words.enable,
    onEnabled: () => void spend(),
  });

  function complain(message: string) {
    setError(message);
    takeFocus(field.current);
  }

  async function spend() {
    const code = readTicketCode(text);
    if (code === null) {
      complain(words.malformed);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      onRedeemed(await redeemTicket(code));
    } catch (failure) {
      complain(messageOf(failure, words.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (consented) void spend();
        else consent.ask();
      }}
    >
      <TextField
        ref={field}
        label={words.label}
        hint={words.hint}
        error={error ?? undefined}
        maxLength={ticketLimits.inputMax}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
      <div>
        <Button
          type="submit"
          variant={consent.asking ? "quiet" : "filled"}
          busy={busy || updating}
          busyText={busy ? words.using : undefined}
          disabled={loading || text.trim() === ""}
        >
          {words.use}
        </Button>
      </div>
      {consent.panel}
    </form>
  );
}
