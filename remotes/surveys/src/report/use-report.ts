import { messageOf, reportSurvey } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { consentAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useAccessCode } from "../access-code/use-access-code.ts";
import { texts } from "../texts.ts";

interface ReportSettings {
  readonly surveyId: string;
  readonly onReported: () => void;
}

/** A report from the first letter to the server's answer. */
export function useReport({ surveyId, onReported }: ReportSettings) {
  const code = useAccessCode(surveyId);
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = reason.trim();
  const tooShort = trimmed.length < limits.reportReasonMin;

  /** Whether it can be sent; complains where it cannot. */
  function check(): boolean {
    if (busy || loading || updating) return false;
    setComplaint(tooShort ? texts.report.tooShort : null);
    setFailure(null);
    return !tooShort;
  }

  async function send() {
    setBusy(true);
    try {
      await reportSurvey(surveyId, { reason: trimmed, ...(code && { code }) });
      onReported();
    } catch (error) {
      setFailure(messageOf(error, ""));
    }
    setBusy(false);
  }

  return {
    reason,
    setReason: (text: string) => {
      setReason(text);
      setComplaint(null);
    },
    check,
    send,
    tooShort,
    complaint,
    failure,
    busy,
    loading,
    updating,
    readOnly: !loading && !consented,
  };
}
