import { messageOf } from "@nearsay/core/api";
import { type RefObject, useState } from "react";
import { seenLength } from "../../domain/text-key.ts";
import { trimText } from "../../domain/text.ts";

interface ReasonSettings {
  /** Characters that it takes to say anything. */
  readonly least: number;
  /** What is said of a shorter one. */
  readonly tooShortText: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onSent: () => void;
  /** The box of the reason. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A reason that somebody gives, from the first letter to the server's reply. */
export function useReason(settings: ReasonSettings) {
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = trimText(reason);
  const tooShort = seenLength(trimmed) < settings.least;

  /** Whether it can be sent; complains where it cannot. */
  function check(): boolean {
    if (busy) return false;
    setComplaint(tooShort ? settings.tooShortText : undefined);
    if (tooShort) settings.field.current?.focus();
    setFailure(null);
    return !tooShort;
  }

  async function send() {
    setBusy(true);
    try {
      await settings.onSend(trimmed);
      settings.onSent();
    } catch (error) {
      setFailure(messageOf(error, ""));
    }
    setBusy(false);
  }

  function write(text: string) {
    setReason(text);
    setComplaint(undefined);
  }

  return { reason, write, tooShort, check, send, complaint, failure, busy };
}
