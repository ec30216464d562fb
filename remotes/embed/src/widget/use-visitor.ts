import { messageOf } from "@nearsay/core/api";
import type { EmbedVisit, ResponseResult } from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { useCallback, useEffect, useState } from "react";
import type { GivenAnswers } from "@nearsay/surveys";
import { embed as embedTexts } from "#messages";
import type { Surroundings } from "./surroundings.ts";

/**
 * A response. `earlier` is set if no thanks are expected: it was given before, or
 * the focus is elsewhere by now.
 */
export interface Answered extends ResponseResult {
  earlier: boolean;
}

/** The visitor of an embedded survey: whether they gave consent, and answered it. */
export function useVisitor(visit: EmbedVisit, around: Surroundings) {
  const { api, keep, returning } = around;
  const [consent, setConsent] = useState(() => consentOf(visit));
  const [answered, setAnswered] = useState(() => answeredIn(visit));
  const [siteOnly, setSiteOnly] = useState(false);

  const take = useCallback(
    (known: EmbedVisit) => {
      setSiteOnly(known.siteOnly);
      if (!isKnown(known)) return;
      keep(known.token, known.receipt);
      setConsent(({ updating }) => ({ ...consentOf(known), updating }));
      setAnswered((current) => current ?? answeredIn(known));
    },
    [keep],
  );

  useEffect(() => {
    // Each visit extends the storage period of a year.
    if (isKnown(visit)) keep(visit.token, visit.receipt);
  }, [visit, keep]);
  useEffect(() => {
    let here = true;
    void returning?.then(
      (known) => {
        if (here && known) take(known);
      },
      // A visitor who cannot be identified is treated as unknown.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [returning, take]);

  /** Takes over what another instance of this survey on this page did in the meantime. */
  async function rejoin(kept: (string | null)[]): Promise<EmbedVisit | null> {
    let joined: EmbedVisit | null = null;
    for (const visitor of kept) {
      if (!visitor || visitor === api.visitor()) continue;
      const known = await api.visitAs(visitor);
      if (known) take((joined = known));
      if (known?.responded) break;
    }
    return joined;
  }

  /** Returns whether the consent took effect and the answers still have to be sent. */
  async function decide(consented: boolean): Promise<boolean> {
    setConsent((current) => ({ ...current, updating: true, error: null }));
    let known: EmbedVisit | null = null;
    try {
      if (consented) {
        known = await rejoin(await around.kept());
        if (!known?.consented) await api.consent();
        keep(api.visitor());
      } else {
        const receipt = await api.withdraw();
        keep(receipt || null, receipt);
      }
      setConsent({ ...undecided, consented });
      return !known?.responded;
    } catch (error) {
      const words = messageOf(error, embedTexts.consentFailed);
      setConsent((now) => ({ ...now, updating: false, error: words }));
      return false;
    }
  }

  async function send(given: GivenAnswers): Promise<ResponseResult> {
    const kept = await around.kept();
    const known = await rejoin(kept);
    if (known?.responded) return { duplicate: true };
    const elsewhere = kept[1] ? "around" : "nowhere";
    const where = keep(api.visitor()) ? "here" : elsewhere;
    const { receipt, ...result } = await api.respond(given, where);
    keep(api.visitor(), receipt);
    return result;
  }

  return { consent, decide, answered, setAnswered, send, siteOnly };
}

const undecided = { loading: false, updating: false, error: null };

function isKnown({ consented, responded }: EmbedVisit): boolean {
  return consented || responded;
}

function consentOf({ consented }: EmbedVisit): Consent {
  return { ...undecided, consented };
}

function answeredIn({ responded }: EmbedVisit): Answered | null {
  return responded ? { duplicate: true, earlier: true } : null;
}
