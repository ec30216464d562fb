import { useAtomValue, useSetAtom, useStore } from "jotai";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { Notice } from "./notice.tsx";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import {
  useEffect,
  useRef,
  type ReactNode,
  useState,
  useCallback,
} from "react";
import { ConsentPanel, type ConsentPanelProps } from "./consent-panel.tsx";
import { Link } from "./link.tsx";
import { texts } from "./texts.ts";

export interface ParticipationNoticeProps {
  /** What is not possible and why; a general sentence when left out. */
  readonly message?: string | undefined;
  /** False where another button asks for consent. */
  readonly button?: boolean | undefined;
}

/** Says what is not possible without an anonymous ID, with the ways to get one. */
export function ParticipationNotice(props: ParticipationNoticeProps) {
  const { message, button = true } = props;
  const { updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  return (
    <>
      <ReadOnlyNotice
        busy={updating}
        policy={<PolicyLink />}
        onEnable={button ? () => void setConsent(true) : undefined}
      >
        {message}
      </ReadOnlyNotice>
      {button && error !== null && <Notice tone="danger">{error}</Notice>}
    </>
  );
}

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

export interface ConsentAsk {
  /** Opens the panel, or gives it the focus again. */
  ask: () => void;
  /** It is open: its button is the one to press. */
  asking: boolean;
  /** To be placed below the button that asks. */
  panel: ReactNode;
}

/** Lets a button ask for consent in place, and then do what it was pressed for. */
export function useConsentAsk(
  settings: Omit<ParticipationPanelProps, "onCancel">,
): ConsentAsk {
  const [asks, setAsks] = useState(0);
  const close = () => setAsks(0);
  return {
    ask: () => setAsks((count) => count + 1),
    asking: asks > 0,
    panel: asks > 0 && (
      <ParticipationPanel
        key={asks}
        {...settings}
        onEnabled={() => {
          close();
          settings.onEnabled();
        }}
        onCancel={close}
      />
    ),
  };
}

/**
 * Asks whether the viewer takes part, and waits until that is known. Asking is
 * for a click: what watched consent would be drawn anew with all others of a list.
 */
export function useParticipation(): () => Promise<boolean> {
  const store = useStore();
  return useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const { consented, loading, updating } = store.get(consentAtom);
          if (loading || updating) return;
          stop();
          resolve(consented);
        };
        const stop = store.sub(consentAtom, look);
        look();
      }),
    [store],
  );
}

/** To the Anonymous ID Policy, without a new page. */
export function PolicyLink() {
  return <Link to="/privacy/anonymous-id">{texts.policyLink}</Link>;
}
