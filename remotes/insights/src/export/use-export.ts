import { ApiError, exportInsights } from "@nearsay/core/api";
import {
  type CallErrorCode,
  readAttemptsRemaining,
} from "@nearsay/core/contract";
import { fileNameOf } from "@nearsay/core/domain";
import { announce } from "@nearsay/core/ui";
import { useEffect, useReducer, useRef, useState } from "react";
import { saveFile } from "../download/download.ts";
import { texts } from "../texts.ts";

export interface InsightsExport {
  busy: boolean;
  /** Why the last export failed. */
  failure: string | null;
  /** Why the dialog asks for the export code; null while it does not. */
  asked: ExportRefusal | null;
  start: () => Promise<void>;
  /** Returns why this code did not do; null when it did. */
  submitCode: (exportCode: string) => Promise<ExportRefusal | null>;
  /** Gives up a code that is being checked. */
  close: () => void;
}

/** Saves the insights as a file; only the server knows whether this person needs a code. */
export function useExport(
  surveyId: string,
  code: string | undefined,
  title: string,
): InsightsExport {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<ExportRefusal | null>(null);

  const [saves, countSave] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Once the dialog is gone: what is announced inside it goes with it.
    if (saves > 0) announce(texts.downloaded);
  }, [saves]);

  const checking = useRef<AbortController>(null);

  /** Unless `signal` fires before. Returns why it could not, null when it could. */
  async function save(
    exportCode?: string,
    signal?: AbortSignal,
  ): Promise<ExportRefusal | null> {
    try {
      const file = await exportInsights(surveyId, { code, exportCode }, signal);
      const about = { title, id: surveyId, what: "insights" };
      saveFile(fileNameOf({ ...about, extension: "html" }), file);
    } catch (error) {
      const refusal = readRefusal(error);
      // To be asked for a code is the ordinary way, and who gave up knows it.
      if (!refusal.codeRequired && !signal?.aborted)
        console.error("export html failed", error);
      return refusal;
    }
    setAsked(null);
    countSave();
    return null;
  }

  async function start(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const refusal = await save();
    setBusy(false);
    if (refusal?.codeRequired || refusal?.locked) setAsked(refusal);
    else setFailure(refusal?.message ?? null);
  }

  function submitCode(exportCode: string): Promise<ExportRefusal | null> {
    checking.current = new AbortController();
    return save(exportCode, checking.current.signal);
  }

  return {
    busy,
    failure,
    asked,
    start,
    submitCode,
    close: () => {
      checking.current?.abort();
      setAsked(null);
    },
  };
}

/** Why there is no file. */
export interface ExportRefusal {
  message: string;
  /** The survey's creator asks for a code, and none was given. */
  codeRequired: boolean;
  /** No more codes are taken for now. */
  locked: boolean;
  /** Codes that may still be tried; null where the server does not tell. */
  attemptsRemaining: number | null;
}

function readRefusal(error: unknown): ExportRefusal {
  const { status, code, data } = error instanceof ApiError ? error : noReply;
  const attemptsRemaining = readAttemptsRemaining(data);
  const message = messageFor(error);
  return {
    message,
    codeRequired:
      status === 403 &&
      (code === "EXPORT_CODE_REQUIRED" ||
        /export code required/i.test(message)),
    locked: status === 423 || attemptsRemaining === 0,
    attemptsRemaining,
  };
}

const noReply = { status: 0, code: null, data: null };

/** Failures of the way there, which are the same for every export. */
const notReached: string[] = ["NETWORK", "TIMEOUT"] satisfies CallErrorCode[];

function messageFor(error: unknown): string {
  if (!(error instanceof ApiError) || notReached.includes(error.code))
    return texts.exportFailed;
  return error.worded ? error.message : texts.exportRefused(error.status);
}
