import { ApiError, type SurveyCredential } from "@nearsay/core/api";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback, useReducer } from "react";
import { useKnownCodes } from "./known-codes.ts";

export interface GuardedLoad<T> extends Load<T> {
  gate: Gate;
}

/** What stands between a survey and who has no code for it; use-code-gate.ts asks for one. */
export interface Gate {
  surveyKey: string;
  /** Why it was refused where a code may open it; null elsewhere. */
  refusal: ApiError | null;
  /** A code that was entered opened it. */
  passed: boolean;
  /** Opens it with a code, or throws why it does not. */
  enter: (code: string) => Promise<void>;
}

interface Guarded<T> {
  /** Id or uuid, under which code and attempts are kept. */
  surveyKey: string;
  /** Memoised by the caller. */
  load: (credential: SurveyCredential, signal?: AbortSignal) => Promise<T>;
  /** What came with the page for those who need to enter no code. */
  preloaded?: (credential: SurveyCredential) => T | undefined;
  /** A code that came with a link: tried first, once. */
  linkCode?: string | null;
  shareToken: string | null;
}

/** Loads what an access code may guard, with the stored code or the one entered. */
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
  // What the server let through needs no stored code.
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

/** Statuses of the server. */
const refused = 403;
export const locked = 423;

/** A code is missing, wrong, or not taken at the moment. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.status === refused || error.status === locked)
  );
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === refused;
}
