import { likePost } from "../api/discussion-calls.ts";
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
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../text-form.tsx";
import { discussion as texts } from "#messages";
import styles from "./post-like.module.css";

/** The button that likes a post, once, with the number of likes and the error if it failed. */
export function PostLike({ post }: { readonly post: Post }) {
  const { like, isLiked, likeCount, failure, asks, stopAsking } =
    usePostLike(post);
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
      {(asks || failure !== null) && (
        <div className={styles.note}>
          {asks ? (
            <ParticipationPanel
              message={texts.like.readOnly}
              action={texts.like.enable}
              onEnabled={() => void like()}
              onCancel={stopAsking}
            />
          ) : (
            <Notice tone="danger" title={texts.like.failed}>
              {failure}
            </Notice>
          )}
        </div>
      )}
    </>
  );
}

/** A like applies to one count of the server: a newer count includes it. */
interface OwnLike {
  known: number;
  count: number;
}

/**
 * What the viewer has liked since the posts were loaded, by post id. Kept while
 * a post is not rendered.
 */
const ownLikesAtom = atom<ReadonlyMap<string, OwnLike>>(new Map());

/**
 * Why likes of posts failed, by post id, until they are given again: a post
 * that is not rendered at the time shows it once it is.
 */
const failuresAtom = atom<ReadonlyMap<string, string>>(new Map());

/** A like that shows at once, and is undone if the server refuses it. */
function usePostLike({ id, liked, likeCount: known }: Post) {
  const participates = useParticipation();
  const [ownLikes, setOwnLikes] = useAtom(ownLikesAtom);
  const [failures, setFailures] = useAtom(failuresAtom);
  const [asks, setAsks] = useState(false);
  const isDrawn = useIsDrawn();
  const own = ownLikes.get(id);
  const isLiked = liked || own !== undefined;

  const setOwn = (like: OwnLike | null) =>
    setOwnLikes((likes) => withEntry(likes, id, like));
  const setFailure = (message: string | null) =>
    setFailures((messages) => withEntry(messages, id, message));

  function fail(message: string) {
    setOwn(null);
    setFailure(message);
    if (!isDrawn.current) announce(`${texts.like.failed} ${message}`);
  }

  async function like() {
    if (isLiked) return;
    setAsks(false);
    setFailure(null);
    setOwn({ known, count: known + 1 });
    if (!(await participates())) {
      setOwn(null);
      setAsks(true);
      return;
    }
    announce(texts.like.liked);
    try {
      const count = await likePost(id);
      if (count !== null) setOwn({ known, count });
    } catch (error) {
      fail(failureMessage(error, ""));
    }
  }

  return {
    like,
    isLiked,
    likeCount: own?.known === known ? own.count : known,
    /** Null if the last like did not fail. */
    failure: failures.get(id) ?? null,
    /** Whether consent is being requested. */
    asks,
    stopAsking: () => setAsks(false),
  };
}

/** A copy with this entry, or without it if the value is null. */
function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  id: string,
  value: Value | null,
): ReadonlyMap<string, Value> {
  const next = new Map(entries);
  if (value === null) next.delete(id);
  else next.set(id, value);
  return next;
}

function useIsDrawn(): { readonly current: boolean } {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return isDrawn;
}
