import { messageOf } from "@nearsay/core/api";
import { useState } from "react";
import { frame as frameTexts } from "#messages";

/** A running action, and why the last one failed. */
export interface Act {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Runs one action at a time: calls in the meantime are ignored. */
  readonly run: (work: () => Promise<void>) => void;
}

export function useAct(): Act {
  const [state, setState] = useState<Omit<Act, "run">>(idle);

  async function attempt(work: () => Promise<void>) {
    setState({ busy: true, failure: null });
    try {
      await work();
      setState(idle);
    } catch (error) {
      const failure = messageOf(error, frameTexts.notDone);
      setState({ busy: false, failure });
    }
  }

  return {
    ...state,
    run(work) {
      if (!state.busy) void attempt(work);
    },
  };
}

const idle = { busy: false, failure: null };
