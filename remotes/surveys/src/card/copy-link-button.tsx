import { messageOf } from "@nearsay/core/api";
import {
  classNames,
  IconButton,
  type IconShape,
  useCopy,
  useParticipation,
} from "@nearsay/core/ui";
import Check from "lucide/dist/esm/icons/check.mjs";
import { useState } from "react";
import { texts } from "../texts.ts";
import type { CardNote } from "./card-note.ts";
import styles from "./card-actions.module.css";

interface CopyLinkButtonProps {
  readonly icon: IconShape;
  readonly words: { name: string; label: string; copied: string };
  readonly makeLink: () => Promise<string>;
  /** The server makes this link for participants only. */
  readonly forParticipants?: boolean;
  readonly className?: string | undefined;
  readonly onNote: (note: CardNote | null) => void;
}

/** Has a link made, copies it and says so; a link that cannot be copied is shown. */
export function CopyLinkButton(props: CopyLinkButtonProps) {
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
    // Another action may have had something to say meanwhile.
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
