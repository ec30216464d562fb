import type { Consent } from "@nearsay/core/session";
import { Notice, ReadOnlyNotice } from "@nearsay/core/ui";
import { embedTexts } from "../texts.ts";
import { SiteLink } from "./site-link.tsx";

interface ConsentNoticeProps {
  readonly site: string;
  readonly consent: Consent;
  readonly onEnable: () => void;
}

/** Asks for consent where the answer is given. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { site, consent, onEnable } = props;
  const policy = (
    <SiteLink href={`${site}/privacy/anonymous-id`}>
      {embedTexts.policy}
    </SiteLink>
  );
  return (
    <>
      <ReadOnlyNotice
        busy={consent.updating}
        policy={policy}
        onEnable={onEnable}
      />
      {consent.error !== null && <Notice tone="danger">{consent.error}</Notice>}
    </>
  );
}
