import { Button, RelativeTime } from "@nearsay/core/ui";
import { useState } from "react";
import type { KeptDraft } from "../draft/kept-draft.ts";
import { isOpenElsewhere } from "../draft/use-open-mark.ts";
import { texts } from "../texts.ts";
import styles from "./kept-drafts.module.css";

export interface KeptDraftOfferProps {
  readonly draft: KeptDraft;
  readonly onResume: (id: string) => void;
  readonly onDiscard: (draft: KeptDraft) => void;
}

/** One draft to go on with or to throw away, unless another tab is at work on it. */
export function KeptDraftOffer(props: KeptDraftOfferProps) {
  const { draft, onResume, onDiscard } = props;
  const [refused, setRefused] = useState(false);
  const title = texts.kept.titled(draft.title);

  async function discard() {
    const openElsewhere = await isOpenElsewhere(draft.id);
    setRefused(openElsewhere);
    if (!openElsewhere) onDiscard(draft);
  }

  return (
    <>
      <div className={styles.about}>
        <strong>{title}</strong>
        <span className={styles.time}>
          <RelativeTime iso={draft.savedAt} />
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={texts.kept.resumeNamed(title)}
          onClick={() => {
            onResume(draft.id);
          }}
        >
          {texts.kept.resume}
        </Button>
        <Button
          aria-label={texts.kept.discardNamed(title)}
          onClick={() => void discard()}
        >
          {texts.kept.discard}
        </Button>
      </div>
      {refused && (
        <p role="alert" className={styles.refused}>
          {texts.kept.openElsewhere}
        </p>
      )}
    </>
  );
}
