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
import { ui as texts } from "#messages";

export interface ParticipationNoticeProps {
  /** What is not possible and why; a general sentence if omitted. */
  readonly message?: string | undefined;
  /** False if another button asks for consent. */
  readonly button?: boolean | undefined;
}

/** States what is not possible without an anonymous ID, with the ways to get one. */
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
  /** Called when consent is in effect: runs the requested action. */
  readonly onEnabled: () => void;
}

/**
 * The consent panel on the site; not rendered for people who take part. Once
 * removed, it does nothing any more.
 */
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
  /** Opens the panel, or focuses it again. */
  ask: () => void;
  /** The panel is open: its button is the one to click. */
  asking: boolean;
  /** Place it below the button that asks. */
  panel: ReactNode;
}

/** Lets a button ask for consent in place, and then run its action. */
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
 * Returns a function that resolves to whether the viewer takes part, once that
 * is known. It is called on a click: subscribing to consent would render every
 * item of a list again.
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

/** Link to the Anonymous ID Policy, without reloading the page. */
export function PolicyLink() {
  return <Link to="/privacy/anonymous-id">{texts.policyLink}</Link>;
}
