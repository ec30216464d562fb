import { likePost } from "@nearsay/core/api";
import type { Post } from "@nearsay/core/contract";
import { announce, useParticipation } from "@nearsay/core/ui";
import { atom, useAtom } from "jotai";
import { useState } from "react";
import { failureMessage } from "../failure-message.ts";
import { texts } from "../texts.ts";

/** A like lies on top of one number of the server: a newer one includes it. */
interface OwnLike {
  told: number;
  count: number;
}

/** What the viewer has liked since the posts were loaded, by post id. Outlives a post that is not drawn for a while. */
const ownLikesAtom = atom<ReadonlyMap<string, OwnLike>>(new Map());

export type LikeNote =
  { kind: "read-only"; like: () => void } | { kind: "failed"; message: string };

/** A like that shows at once, and is taken back when the server refuses it. */
export function usePostLike({ id, liked, likeCount: told }: Post) {
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
  const closeNote = () => {
    setNote(null);
  };
  return { like, isLiked, likeCount, note, closeNote };
}
