import type { Post } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";
import { IconButton, Notice, ParticipationPanel } from "@nearsay/core/ui";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { texts } from "../texts.ts";
import styles from "./post-like.module.css";
import { type LikeNote, usePostLike } from "./use-post-like.ts";

/** The button that likes a post, once, with its likes; and why it could not. */
export function PostLike({ post }: { readonly post: Post }) {
  const { like, isLiked, likeCount, note, closeNote } = usePostLike(post);
  const word = isLiked ? texts.like.liked : texts.like.like;
  return (
    <>
      <IconButton
        icon={Heart}
        label={likeCount === 0 ? word : `${word} ${formatCount(likeCount)}`}
        showLabel="always"
        aria-disabled={isLiked || undefined}
        className={isLiked ? styles.liked : undefined}
        onClick={() => void like()}
      />
      {note && (
        <div className={styles.note}>
          <LikeNoteArea note={note} onClose={closeNote} />
        </div>
      )}
    </>
  );
}

interface LikeNoteAreaProps {
  readonly note: LikeNote;
  readonly onClose: () => void;
}

function LikeNoteArea({ note, onClose }: LikeNoteAreaProps) {
  if (note.kind === "read-only")
    return (
      <ParticipationPanel
        message={texts.like.readOnly}
        action={texts.like.enable}
        onEnabled={() => {
          onClose();
          note.like();
        }}
        onCancel={onClose}
      />
    );
  return (
    <Notice tone="danger" title={texts.like.failed}>
      {note.message}
    </Notice>
  );
}
