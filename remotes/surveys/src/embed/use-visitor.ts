import { messageOf } from "@nearsay/core/api";
import type { EmbedVisit, ResponseResult } from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { useEffect, useState } from "react";
import { embedTexts } from "../texts.ts";
import type { Surroundings } from "./surroundings.ts";

/** A response, and whether somebody waits for thanks. */
export interface Answered extends ResponseResult {
  earlier: boolean;
}

/** Who looks at an embedded survey: whether they take part, and answered it. */
export function useVisitor(visit: EmbedVisit, around: Surroundings) {
  const { api, keep, returning } = around;
  const [consent, setConsent] = useState(() => consentOf(visit));
  const [answered, setAnswered] = useState(() => answeredIn(visit));

  useEffect(() => {
    // A year begins anew with each visit.
    if (visit.consented) keep(visit.token);
  }, [visit, keep]);
  useEffect(() => {
    let here = true;
    void returning?.then(
      (known) => {
        if (!here) return;
        if (known.consented) keep(known.token);
        setConsent(({ updating }) => ({ ...consentOf(known), updating }));
        setAnswered((current) => current ?? answeredIn(known));
      },
      // Whoever cannot be told from a stranger is one.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [returning, keep]);

  /** Returns whether it took effect. */
  async function decide(consented: boolean): Promise<boolean> {
    setConsent((current) => ({ ...current, updating: true, error: null }));
    try {
      await (consented ? api.consent() : api.withdraw());
      keep(consented ? api.visitor() : null);
      setConsent({ ...undecided, consented });
      return true;
    } catch (error) {
      const words = messageOf(error, embedTexts.consentFailed);
      setConsent((now) => ({ ...now, updating: false, error: words }));
      return false;
    }
  }

  return { consent, decide, answered, setAnswered };
}

const undecided = { loading: false, updating: false, error: null };

function consentOf({ consented }: EmbedVisit): Consent {
  return { ...undecided, consented };
}

function answeredIn({ responded }: EmbedVisit): Answered | null {
  return responded ? { duplicate: true, earlier: true } : null;
}
