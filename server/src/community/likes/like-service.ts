import type { Clock } from "../../base/clock.ts";
import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { type Refusal, notFound } from "../../base/refusal.ts";
import { startOfHour } from "../../base/to-minute.ts";
import { findPost } from "../posts/post-repository.ts";
import { listEnded } from "../../visitors/session/actor-repository.ts";
import { sessionEnded } from "../../visitors/session/session-ended.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import {
  type LikeToInsert,
  type LikesWritten,
  insertPostLikes,
  insertSurveyLikes,
} from "./like-repository.ts";

interface LikeDeps {
  db: Database;
  clock: Clock;
  visibility: Visibility;
  changes: Changes;
}

type Like = LikeToInsert & { surveyId: number };
type PostLike = Like & { postId: number };

/**
 * Likes, one per person; a repeat has no effect. Both methods return the number
 * of likes afterwards.
 */
export type LikeService = ReturnType<typeof createLikeService>;

export function createLikeService(deps: LikeDeps) {
  const { db, clock, visibility, changes } = deps;

  /** Writes likes of one survey or post together; all of them get the same reply. */
  function createWriter<Item extends Like>(
    insert: (likes: Batch<Item>) => Promise<LikesWritten | null>,
    laneOf: (like: Item) => number,
  ): (like: Item) => Promise<number> {
    const write = createBatcher({
      name: "likes",
      async write(likes: Batch<Item>) {
        const written = await insert(likes);
        const { surveyId } = likes[0];
        if (written?.added) changes.announce({ surveyId, kind: "likes" });
        const isOld = written !== null && written.added < likes.length;
        const actorIds = likes.map(({ actorId }) => actorId);
        const ended = isOld ? await listEnded(db, actorIds) : null;
        return actorIds.map((id) => (ended?.has(id) ? "ended" : written));
      },
      laneOf,
      writesMax: writesAtOnce(db),
    });
    return async (like) => {
      const written = await write(like);
      if (written === "ended") throw sessionEnded();
      if (written === null) throw gone();
      return written.likeCount;
    };
  }

  const writeSurveyLike = createWriter<Like>(
    (likes) => insertSurveyLikes(db, likes[0].surveyId, likes),
    ({ surveyId }) => surveyId,
  );
  const writePostLike = createWriter<PostLike>(
    (likes) => insertPostLikes(db, likes[0], likes),
    ({ postId }) => postId,
  );

  async function likeOf(
    { actorId, bearer }: Actor,
    surveyId: number,
  ): Promise<Like> {
    const voice = await bearer.speakIn(surveyId);
    return { surveyId, actorId, voice, createdAt: startOfHour(clock()) };
  }

  return {
    /** @throws Refusal as visibility.open does. */
    async likeSurvey(
      actor: Actor,
      visitor: Visitor,
      id: number,
    ): Promise<number> {
      const { surveyId } = await visibility.open({ id }, visitor);
      return writeSurveyLike(await likeOf(actor, surveyId));
    },
    /** @throws Refusal NOT_FOUND if the post is gone, and as visibility.open does. */
    async likePost(
      actor: Actor,
      visitor: Visitor,
      postId: number,
    ): Promise<number> {
      const post = await findPost(db, postId);
      if (post === null) throw gone();
      const { surveyId } = post;
      await visibility.open({ id: surveyId }, visitor);
      const like = await likeOf(actor, surveyId);
      return writePostLike({ ...like, postId });
    },
  };
}

function gone(): Refusal {
  return notFound((say) => say.gone);
}
