import { messageOf } from "@nearsay/core/api";
import { createShareLink, getHomepageLink } from "../api/survey-actions.ts";
import type { Survey } from "@nearsay/core/contract";
import {
  classNames,
  IconButton,
  IconLink,
  type IconShape,
  useCopy,
  useParticipation,
} from "@nearsay/core/ui";
import Check from "lucide/dist/esm/icons/check.mjs";
import Code from "lucide/dist/esm/icons/code.mjs";
import Flag from "lucide/dist/esm/icons/flag.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { type ReactNode, useState } from "react";
import * as texts from "#messages";
import styles from "./card-actions.module.css";
import { type CardNote, CardNoteArea } from "./card-note.tsx";
import type { CardActionState } from "./use-card-actions.ts";

const words = texts.card;

const ReportDialog = lazyComponent(
  async () => (await import("../report/report-dialog.tsx")).ReportDialog,
  null,
  texts.report.notLoaded,
);

interface CardActionsProps {
  readonly survey: Survey;
  readonly actions: CardActionState;
  /** Disables the report button until the reason is long enough. */
  readonly waitForReason?: boolean | undefined;
  /** Shows the link to the code for embedding the survey on other sites. */
  readonly embeddable?: boolean | undefined;
  /** Buttons before these, such as PanelToggles. */
  readonly children?: ReactNode;
}

/** The actions on a survey other than answering it. */
export function CardActions(props: CardActionsProps) {
  const { survey, actions, waitForReason } = props;
  return (
    <>
      <ActionRow {...props} />
      {actions.note !== null && (
        <CardNoteArea
          note={actions.note}
          onClose={() => actions.setNote(null)}
        />
      )}
      {actions.reporting && (
        <ReportDialog
          surveyId={survey.id}
          waitForReason={waitForReason}
          onReported={actions.markReported}
          onClose={actions.stopReporting}
        />
      )}
    </>
  );
}

function ActionRow(props: CardActionsProps) {
  const { survey, actions, embeddable, children } = props;
  const { liked, reported } = actions.marks;
  return (
    <div className={styles.actions}>
      {children}
      <IconButton
        icon={Heart}
        label={liked ? words.liked : words.like}
        showLabel="wide"
        aria-disabled={liked || undefined}
        className={liked ? styles.liked : styles.like}
        onClick={actions.like}
      />
      <CopyLinkButton
        icon={Share2}
        words={words.shareLink}
        forParticipants
        makeLink={() => makeShareLink(survey.id)}
        onNote={actions.setNote}
      />
      <CopyLinkButton
        icon={House}
        words={words.homepageLink}
        className={styles.homepage}
        makeLink={() => getHomepageLink(survey, location.origin)}
        onNote={actions.setNote}
      />
      {embeddable && (
        <IconLink
          icon={Code}
          label={words.embed}
          showLabel="wide"
          to={`/embed?survey=${survey.id}`}
        />
      )}
      <IconButton
        icon={Flag}
        label={reported ? texts.surveyMeta.reported : words.report}
        showLabel="wide"
        className={styles.report}
        aria-haspopup={reported ? undefined : "dialog"}
        onPointerEnter={ReportDialog.bring}
        onFocus={ReportDialog.bring}
        aria-disabled={reported || undefined}
        onClick={reported ? undefined : actions.startReporting}
      />
    </div>
  );
}

/** A link to the survey's own page, which opens with the token alone. */
async function makeShareLink(surveyId: string): Promise<string> {
  const token = await createShareLink(surveyId);
  const query = new URLSearchParams({ share_token: token });
  const path = `/surveys/${encodeURIComponent(surveyId)}`;
  return `${location.origin}${path}?${query.toString()}`;
}

interface CopyLinkButtonProps {
  readonly icon: IconShape;
  readonly words: { name: string; label: string; copied: string };
  readonly makeLink: () => Promise<string>;
  /** The server creates this link only for users who gave consent. */
  readonly forParticipants?: boolean;
  readonly className?: string | undefined;
  readonly onNote: (note: CardNote | null) => void;
}

/** Requests a link, copies it and confirms; a link that cannot be copied is shown. */
function CopyLinkButton(props: CopyLinkButtonProps) {
  const { icon, words, makeLink, className, onNote } = props;
  const participates = useParticipation();
  const { state, copy } = useCopy(words.copied);
  const [busy, setBusy] = useState(false);

  async function copyLink(): Promise<CardNote | null> {
    if (props.forParticipants && !(await participates())) {
      const action = texts.card.enableAndCopy;
      return { kind: "read-only", action, go: () => void handleClick() };
    }
    const link = makeLink();
    try {
      if (await copy(link)) return null;
      return { kind: "link", link: await link };
    } catch (error) {
      const message = messageOf(error, "");
      return { kind: "failed", title: texts.card.linkFailed, message };
    }
  }

  async function handleClick() {
    if (busy) return;
    setBusy(true);
    onNote(null);
    const note = await copyLink();
    // Another action may have set a message in the meantime.
    if (note !== null) onNote(note);
    setBusy(false);
  }

  const copied = state === "copied";
  return (
    <IconButton
      icon={copied ? Check : icon}
      label={copied ? texts.card.copied : words.label}
      aria-label={copied ? words.copied : words.name}
      title={words.name}
      showLabel="wide"
      aria-busy={busy || undefined}
      className={classNames(copied ? styles.copied : styles.copy, className)}
      onClick={() => void handleClick()}
    />
  );
}
