import { messageOf } from "@nearsay/core/api";
import { useState } from "react";

/** A running action, and why the last one failed. */
export interface Act {
  readonly busy: boolean;
  readonly failure: string | null;
  /**
   * Runs one action at a time.
   * @param fallback The message if the server sends none.
   */
  readonly run: (work: () => Promise<void>, fallback: string) => void;
}

export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>, fallback: string) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    run: (work, fallback) => {
      if (!busy) void attempt(work, fallback);
    },
  };
}
