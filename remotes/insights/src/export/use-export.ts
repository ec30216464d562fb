import { ApiError } from "@nearsay/core/api";
import { exportInsights } from "../api/export-insights.ts";
import {
  type CallErrorCode,
  readAttemptsRemaining,
} from "@nearsay/core/contract";
import { fileNameOf } from "@nearsay/core/domain";
import { announce } from "@nearsay/core/ui";
import { useEffect, useReducer, useRef, useState } from "react";
import { saveFile } from "../download/download.ts";
import { insights as texts } from "#messages";

export interface InsightsExport {
  busy: boolean;
  /** Why the last export failed. */
  failure: string | null;
  /** Why the dialog asks for the export code; null while it is closed. */
  asked: ExportRefusal | null;
  start: () => Promise<void>;
  /** Returns why this code was refused; null if it was accepted. */
  submitCode: (exportCode: string) => Promise<ExportRefusal | null>;
  /** Cancels a running check of a code. */
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
    // Announced after the dialog is gone, because an announcement inside it
    // would be lost with it.
    if (saves > 0) announce(texts.downloaded);
  }, [saves]);

  const checking = useRef<AbortController>(null);

  /** Saves unless `signal` aborts first. Returns why it failed, null if it did not. */
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
      // A request for a code is expected, and a user who cancelled needs no
      // log.
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
  /** Whether the survey's creator requires a code, and none was sent. */
  codeRequired: boolean;
  /** Whether no more codes are accepted for now. */
  locked: boolean;
  /** Codes that may still be tried; null if the server does not report it. */
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

/** Connection errors, which have the same message for every export. */
const notReached: string[] = ["NETWORK", "TIMEOUT"] satisfies CallErrorCode[];

function messageFor(error: unknown): string {
  if (!(error instanceof ApiError) || notReached.includes(error.code))
    return texts.exportFailed;
  return error.worded
    ? error.message
    : texts.exportRefused({ status: error.status });
}
