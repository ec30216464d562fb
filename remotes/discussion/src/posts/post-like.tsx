import { likePost } from "@nearsay/core/api";
import type { Post } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";
import {
  announce,
  IconButton,
  Notice,
  ParticipationPanel,
  useParticipation,
} from "@nearsay/core/ui";
import { atom, useAtom } from "jotai";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useState } from "react";
import { failureMessage } from "../text-form.tsx";
import { texts } from "../texts.ts";
import styles from "./post-like.module.css";

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
          {note.kind === "read-only" ? (
            <ParticipationPanel
              message={texts.like.readOnly}
              action={texts.like.enable}
              onEnabled={() => {
                closeNote();
                note.like();
              }}
              onCancel={closeNote}
            />
          ) : (
            <Notice tone="danger" title={texts.like.failed}>
              {note.message}
            </Notice>
          )}
        </div>
      )}
    </>
  );
}

/** A like lies on top of one number of the server: a newer one includes it. */
interface OwnLike {
  told: number;
  count: number;
}

/** What the viewer has liked since the posts were loaded, by post id. Outlives a post that is not drawn for a while. */
const ownLikesAtom = atom<ReadonlyMap<string, OwnLike>>(new Map());

type LikeNote =
  { kind: "read-only"; like: () => void } | { kind: "failed"; message: string };

/** A like that shows at once, and is taken back when the server refuses it. */
function usePostLike({ id, liked, likeCount: told }: Post) {
  const participates = useParticipation();
  const [ownLikes, setOwnLikes] = useAtom(ownLikesAtom);
  const [note, setNote] = useState<LikeNote | null>(null);
  const own = ownLikes.get(id);
  const isLiked = liked || own !== undefined;

  function setOwn(like: OwnLike | null) {
    setOwnLikes((likes) => {
      const next = new Map(likes);
      if (like === null) next.delete(id);
      else next.set(id, like);
      return next;
    });
  }

  function takeBack(why: LikeNote) {
    setOwn(null);
    setNote(why);
  }

  async function like() {
    if (isLiked) return;
    setNote(null);
    setOwn({ told, count: told + 1 });
    if (!(await participates())) {
      takeBack({ kind: "read-only", like: () => void like() });
      return;
    }
    announce(texts.like.liked);
    try {
      const count = await likePost(id);
      if (count !== null) setOwn({ told, count });
    } catch (error) {
      takeBack({ kind: "failed", message: failureMessage(error, "") });
    }
  }

  const likeCount = own?.told === told ? own.count : told;
  const closeNote = () => setNote(null);
  return { like, isLiked, likeCount, note, closeNote };
}
