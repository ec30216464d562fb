import type { ManagedSurvey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { buttonClass, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useId } from "react";
import { SaveDocumentButton } from "../import/save-document-button.tsx";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { bringCopies } from "./bring-copies.ts";
import { describeParts, type ListedPart } from "./describe-parts.ts";
import { PartRow } from "./part-row.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import { knowsQuestions } from "./knows-questions.ts";
import styles from "./owner-page.module.css";
import { mayOpen } from "./parts.ts";
import type { ShareToken } from "./use-share-token.ts";

const words = ownerPageTexts.list;

const PlaceLine = lazyComponent(
  async () => (await import("./place-line.tsx")).PlaceLine,
  <Skeleton label={null} />,
  null,
);

/** In this order: what most owners come for is first. */
const listed: readonly ListedPart[] = [
  "closing",
  "edit",
  "answers",
  "days",
  "discussion",
  "flagged",
  "changes",
  "tickets",
  "kiosk",
  "news",
  "keys",
];

/** Everything that the key allows, as a sentence with its state and a button each. */
export function PartList(props: {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  readonly token: ShareToken;
  readonly discussionClosed: boolean;
}) {
  const { owner, managed, token, discussionClosed } = props;
  const id = useId();
  const described = describeParts(managed, discussionClosed);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.rows}>
        {listed
          .filter((part) => mayOpen(part, managed))
          .map((part) => (
            <PartRow
              key={part}
              uuid={owner.uuid}
              part={part}
              action={described[part].action}
            >
              {described[part].sentence}
            </PartRow>
          ))}
        <li className={styles.row}>
          <div className={styles.sentence}>
            <PlaceLine managed={managed} />
          </div>
          <PageLink survey={managed.survey} token={token} />
        </li>
        {managed.role === "own" && knowsQuestions(managed) && (
          <li className={styles.row}>
            <span className={styles.sentence}>{words.copies}</span>
            <div className={styles.actions}>
              <DuplicateButton managed={managed} />
              <SaveDocumentButton
                save={async (as) =>
                  (await bringCopies()).saveSurvey(managed, as)
                }
              />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Opens even if the viewer has no access code, because a key is enough. */
function PageLink(props: {
  readonly survey: ManagedSurvey["survey"];
  readonly token: ShareToken;
}) {
  const { survey, token } = props;
  const query = token.value ? `?share_token=${token.value}` : "";
  return (
    <Link
      to={`/surveys/${survey.id}${query}`}
      className={buttonClass("quiet")}
      // Another code may have invalidated the link since.
      onPointerEnter={token.refresh}
      onFocus={token.refresh}
    >
      {ownerPageTexts.page}
    </Link>
  );
}
