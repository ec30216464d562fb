import { reserveSurveyToken } from "@nearsay/core/api";
import { consentAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { type TokenKeeper, createTokenKeeper } from "./token-keeper.ts";

/** The page's survey token, reserved as soon as there is consent. */
export function useSurveyToken(): TokenKeeper {
  const { consented } = useAtomValue(consentAtom);
  const [tokens] = useState(() => createTokenKeeper(reserveSurveyToken));
  useEffect(() => {
    if (consented) tokens.prefetch();
  }, [consented, tokens]);
  return tokens;
}
