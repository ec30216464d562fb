import type { OwnedSurvey, PublishedPanelProps } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { accessCodesAtom } from "@nearsay/core/session";
import { buttonClass, Card, Notice } from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import { useAtomValue } from "jotai";
import { useEffect, useId, useRef, useState } from "react";
import { findOwnedSurvey, keepKey } from "../owned/owned-surveys.ts";
import { surveyLink } from "../owned/owner-link.ts";
import { OwnerLinkBox } from "../owned/owner-link-box.tsx";
import { QrCode } from "../owned/qr-code.tsx";
import { SurveyLinkBox } from "../owned/survey-link-box.tsx";
import { owned as ownedTexts, published as publishedTexts } from "#messages";

import styles from "./published-panel.module.css";

const words = publishedTexts;
const linkTexts = ownedTexts.link;

/** What an author needs right after publishing: what to share, and what to keep. */
export function PublishedPanel({ surveyId }: PublishedPanelProps) {
  const id = useId();
  const [owned] = useState(() => findOwnedSurvey(surveyId));
  const heading = useArrival();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.panel}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.parts}>
          <ForEverybody surveyId={surveyId} title={owned?.title ?? ""} />
          {owned && <ForOwner owned={owned} />}
        </div>
      </Card>
    </section>
  );
}

/**
 * Scrolls a heading to the top and focuses it once, unless the user began to
 * type elsewhere. One frame later, because the survey's card below does the
 * same first.
 */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches("input, textarea")) return;
      heading.current?.scrollIntoView({ block: "start" });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}

function ForEverybody(props: {
  readonly surveyId: string;
  readonly title: string;
}) {
  const { surveyId, title } = props;
  const hasCode = surveyId in useAtomValue(accessCodesAtom);
  return (
    <section className={styles.part}>
      <h3>{words.answer}</h3>
      <p className={styles.hint}>
        {words.answerHint} {hasCode && words.codeHint}
      </p>
      <SurveyLinkBox surveyId={surveyId} title={title} />
      <QrCode
        text={surveyLink(surveyId)}
        label={linkTexts.surveyCode({ title })}
      />
    </section>
  );
}

function ForOwner({ owned }: { readonly owned: OwnedSurvey }) {
  const { uuid, title } = owned;
  const [{ key }] = owned.keys;
  // If the browser could not store it before, it may now; otherwise it lasts as
  // long as the page.
  const [kept] = useState(() => keepKey({ uuid, key }));
  return (
    <section className={styles.part}>
      <h3>{words.own}</h3>
      <p className={styles.hint}>{words.ownHint}</p>
      {!kept && <Notice tone="warning">{words.notKept}</Notice>}
      <OwnerLinkBox owner={{ uuid, key }} title={title} may="own" />
      {kept && (
        <p className={styles.hint}>
          {withParts(words.kept, {
            list: (label) => <Link to="/mine">{label}</Link>,
          })}
        </p>
      )}
      <div>
        <Link to={`/manage/${uuid}`} className={buttonClass("quiet")}>
          {words.manage}
        </Link>
      </div>
    </section>
  );
}
