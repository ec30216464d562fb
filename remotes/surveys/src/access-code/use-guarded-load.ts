import { ApiError, type SurveyCredential } from "@nearsay/core/api";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback, useReducer } from "react";
import { useKnownCodes } from "./known-codes.ts";

export interface GuardedLoad<T> extends Load<T> {
  gate: Gate;
}

/** The access code barrier of a survey; use-code-gate.ts provides the dialog's state. */
export interface Gate {
  surveyKey: string;
  /** The refusal, if an access code may open the survey; otherwise null. */
  refusal: ApiError | null;
  /** Whether a code entered by the viewer opened the survey. */
  passed: boolean;
  /** Opens the survey with a code; throws the refusal if the code does not open it. */
  enter: (code: string) => Promise<void>;
}

interface Guarded<T> {
  /** Survey id or uuid; key under which the code and attempts are stored. */
  surveyKey: string;
  /** Memoised by the caller. */
  load: (credential: SurveyCredential, signal?: AbortSignal) => Promise<T>;
  /** The value delivered with the page for viewers who need to enter no code. */
  preloaded?: (credential: SurveyCredential) => T | undefined;
  /** The code from a link. It is tried first, and only once. */
  linkCode?: string | null;
  shareToken: string | null;
}

/** Loads a value that an access code may guard, with the stored code or the one entered. */
export function useGuardedLoad<T>(guarded: Guarded<T>): GuardedLoad<T> {
  const { surveyKey, load, preloaded, linkCode, shareToken } = guarded;
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const open = useCallback(
    async (code: string | undefined, signal?: AbortSignal) => {
      const credential = { code, shareToken: shareToken ?? undefined };
      const value = await load(credential, signal);
      if (code !== undefined) storeCode(surveyKey, code);
      return value;
    },
    [load, shareToken, storeCode, surveyKey],
  );
  const known = useKnownCodes(surveyKey, linkCode);
  const openUnasked = useCallback(
    async (signal: AbortSignal) => {
      let refusal: unknown;
      for (const code of known.list()) {
        try {
          return await open(code, signal);
        } catch (error) {
          if (code === undefined || !isWrongCode(error)) throw error;
          known.forget(code);
          refusal = error;
        }
      }
      throw refusal;
    },
    [known, open],
  );
  // A load that succeeded without a code needs no stored code.
  const loading = useLoad(openUnasked, () =>
    linkCode ? undefined : preloaded?.({ shareToken: shareToken ?? undefined }),
  );
  const [passed, pass] = useReducer(() => true, false);
  const { loaded, replace } = loading;
  const error = loaded.status === "failed" ? loaded.error : null;
  async function enter(code: string) {
    replace(await open(code));
    pass();
  }
  const refusal = isRefusal(error) ? error : null;
  return { ...loading, gate: { surveyKey, refusal, passed, enter } };
}

/** HTTP statuses of the server. */
const refused = 403;
export const locked = 423;

/** Whether a code is missing, wrong, or not accepted at the moment. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.status === refused || error.status === locked)
  );
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === refused;
}
