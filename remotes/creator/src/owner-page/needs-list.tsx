import type { Analytics, ManagedSurvey } from "@nearsay/core/contract";
import type { Loaded } from "@nearsay/core/ui";
import { useId } from "react";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { PartRow } from "./part-row.tsx";
import styles from "./owner-page.module.css";
import { mayOpen, type Part } from "./parts.ts";

const words = ownerPageTexts.needs;

interface Need {
  readonly text: string;
  /** Where it is answered; null if nothing can be done. */
  readonly part: Part | null;
  readonly action: string;
}

/** What waits for this key's holder, one line each; nothing if nothing does. */
export function NeedsList(props: {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  readonly figures: Loaded<Analytics | null>;
  readonly reported: number;
}) {
  const { owner, managed, figures, reported } = props;
  const id = useId();
  const flagged =
    figures.status === "loaded" ? (figures.value?.flaggedCount ?? 0) : 0;
  const needs = findNeeds(managed, { flagged, reported });
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.needs}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.rows}>
        {needs.map(({ text, part, action }) => (
          <PartRow key={text} uuid={owner.uuid} part={part} action={action}>
            {text}
          </PartRow>
        ))}
      </ul>
    </section>
  );
}

function findNeeds(
  managed: ManagedSurvey,
  counts: { readonly flagged: number; readonly reported: number },
): Need[] {
  const { flagged, reported } = counts;
  const needs: Need[] = [];
  if (managed.state === "hidden") needs.push(sayHidden(managed));
  if (reported > 0 && mayOpen("discussion", managed))
    needs.push({
      text: words.reported({ count: reported }),
      part: "discussion",
      action: ownerPageTexts.discussion.open,
    });
  // Once they are left out, the owner has decided.
  if (
    flagged > 0 &&
    managed.leftOutReason === null &&
    mayOpen("flagged", managed)
  )
    needs.push({
      text: words.flagged({ count: flagged }),
      part: "flagged",
      action: ownerPageTexts.list.flagged,
    });
  return needs;
}

function sayHidden(managed: ManagedSurvey): Need {
  const { hidden } = ownerPageTexts.head;
  const asked = managed.appealedAt !== null;
  return {
    text: asked ? `${hidden} ${words.asked}` : hidden,
    part: !asked && mayOpen("review", managed) ? "review" : null,
    action: ownerPageTexts.review.heading,
  };
}
