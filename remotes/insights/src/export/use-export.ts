import { announce } from "@nearsay/core/ui";
import { useEffect, useReducer, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { exportHtml } from "./export-html.ts";
import type { ExportRefusal } from "./read-refusal.ts";

export interface InsightsExport {
  busy: boolean;
  /** Why the last export failed. */
  failure: string | null;
  /** The dialog asks for the export code. */
  asking: boolean;
  start: () => Promise<void>;
  /** Answers why this code did not do; null when it did. */
  submitCode: (exportCode: string) => Promise<ExportRefusal | null>;
  /** Gives up a code that is being checked. */
  close: () => void;
}

/** Saves the insights as a file; only the server knows whether this person needs a code. */
export function useExport(
  surveyId: string,
  code: string | undefined,
): InsightsExport {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const [saves, countSave] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Once the dialog is gone: what is announced inside it goes with it.
    if (saves > 0) announce(texts.downloaded);
  }, [saves]);

  const checking = useRef<AbortController>(null);

  async function save(
    exportCode?: string,
    signal?: AbortSignal,
  ): Promise<ExportRefusal | null> {
    const credential = { code, exportCode };
    const refusal = await exportHtml(surveyId, credential, signal);
    if (refusal === null) {
      setAsking(false);
      countSave();
    }
    return refusal;
  }

  async function start(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const refusal = await save();
    setBusy(false);
    if (refusal?.codeRequired) setAsking(true);
    else setFailure(refusal?.message ?? null);
  }

  function submitCode(exportCode: string): Promise<ExportRefusal | null> {
    checking.current = new AbortController();
    return save(exportCode, checking.current.signal);
  }

  return {
    busy,
    failure,
    asking,
    start,
    submitCode,
    close: () => {
      checking.current?.abort();
      setAsking(false);
    },
  };
}
