import { reserveSurveyToken } from "../prompt/draft-calls.ts";
import { consentAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** Holds the one token that publishing a survey needs. */
export interface TokenKeeper {
  /** Reserves a token in advance; a failure is silent and forgotten. */
  prefetch(): void;
  /** Uses this token instead of a reserved one. */
  adopt(token: string): void;
  /** The token, reserved now if it was not before. Rejects if none can be obtained. */
  take(): Promise<string>;
  /** Forgets the token, which the server used up or refused. */
  drop(): void;
}

export function createTokenKeeper(reserve: () => Promise<string>): TokenKeeper {
  let token: Promise<string> | null = null;

  function take(): Promise<string> {
    if (token !== null) return token;
    const reserving = reserve();
    token = reserving;
    reserving.catch(() => {
      if (token === reserving) token = null;
    });
    return reserving;
  }

  return {
    take,
    prefetch() {
      take().catch(() => undefined);
    },
    adopt(given) {
      token = Promise.resolve(given);
    },
    drop() {
      token = null;
    },
  };
}

/** The page's survey token, reserved as soon as there is consent. */
export function useSurveyToken(): TokenKeeper {
  const { consented } = useAtomValue(consentAtom);
  const [tokens] = useState(() => createTokenKeeper(reserveSurveyToken));
  useEffect(() => {
    if (consented) tokens.prefetch();
  }, [consented, tokens]);
  return tokens;
}
