import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { ConsentPanel, type ConsentPanelProps } from "./consent-panel.tsx";
import { PolicyLink } from "./policy-link.tsx";

export interface ParticipationPanelProps extends Pick<
  ConsentPanelProps,
  "message" | "action" | "onCancel"
> {
  /** Consent took effect: does what was asked for. */
  readonly onEnabled: () => void;
}

/** The consent panel on the site; gone for people who take part. Taken away, it does nothing any more. */
export function ParticipationPanel(props: ParticipationPanelProps) {
  const { onEnabled, ...panel } = props;
  const { consented, updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  if (consented) return null;

  async function enable() {
    const enabled = await setConsent(true);
    if (enabled && here.current) onEnabled();
  }

  return (
    <ConsentPanel
      {...panel}
      policy={<PolicyLink />}
      busy={updating}
      error={error}
      onEnable={() => void enable()}
    />
  );
}
