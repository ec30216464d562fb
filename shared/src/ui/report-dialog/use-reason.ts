import { messageOf } from "@nearsay/core/api";
import { type RefObject, useState } from "react";
import { seenLength } from "../../domain/text-key.ts";
import { trimText } from "../../forms/text.ts";

interface ReasonSettings {
  /** Minimum length in characters. */
  readonly least: number;
  /** Message for a shorter reason. */
  readonly tooShortText: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onSent: () => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** State of a reason, from typing to the server's reply. */
export function useReason(settings: ReasonSettings) {
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = trimText(reason);
  const tooShort = seenLength(trimmed) < settings.least;

  /** Whether it can be sent; shows an error if not. */
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
