import { randomUUID } from "node:crypto";
import { limits } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { CheckAuthor } from "../../surveys/keys/check-author.ts";
import type { CheckContent } from "../../surveys/content/content-filter.ts";
import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import { writeOnce } from "../../visitors/idempotency/write-once.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/session/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import {
  type DiscussionState,
  findState,
  openState,
  whyUnwritten,
} from "./discussion-state.ts";
import { type Page, type PageQuery, readPage } from "./page.ts";
import {
  findRequestedPosts,
  insertPosts,
  listPosts,
} from "./post-repository.ts";
import { type AuthorNames, type Post, toPost } from "./post.ts";
import { type WrittenText, readContent } from "./written-text.ts";

export interface DiscussionDeps {
  db: Database;
  clock: Clock;
  visibility: Visibility;
  changes: Changes;
  names: AuthorNames;
  checkContent: CheckContent;
  checkAuthor: CheckAuthor;
}

export type PostService = ReturnType<typeof createPostService>;

export function createPostService(deps: DiscussionDeps) {
  const { db, clock, visibility, changes, names } = deps;
  const write = createBatcher({
    name: "posts",
    async write(posts: Batch<WrittenText & { surveyId: number }>) {
      const { surveyId } = posts[0];
      const rows = await writeOnce(posts, {
        insert: (fresh, again) => insertPosts(db, surveyId, fresh, again),
        find: (keys) => findRequestedPosts(db, surveyId, keys),
      });
      changes.announce({ surveyId, kind: "posts" });
      return rows;
    },
    laneOf: ({ surveyId }) => surveyId,
    writesMax: writesAtOnce(db),
  });

  return {
    /** Newest first, from the one before `from` on. */
    async list(
      visitor: Visitor,
      id: number,
      { from, limit }: PageQuery = {},
    ): Promise<Page<Post> & { state: DiscussionState }> {
      const { surveyId } = await visibility.open({ id }, visitor);
      const viewer = await visitor.actor();
      const viewerId = viewer?.actorId ?? null;
      const nameAuthor = names(surveyId, viewerId);
      const [state, page] = await Promise.all([
        findState(db, surveyId),
        readPage(limit, async (max) => {
          const rows = await listPosts(db, surveyId, max, from, viewerId);
          return rows.map((row) => toPost(row, nameAuthor, row.liked));
        }),
      ]);
      return { ...page, state: state ?? openState };
    },
    /**
     * A second request of the same key returns the post of the first.
     * @param authorKey By which it is told as the author's of the survey; null where it is not to be.
     */
    async create(
      { actorId }: Actor,
      visitor: Visitor,
      id: number,
      content: string,
      requestKey?: string | null,
      authorKey: string | null = null,
    ): Promise<Post> {
      const text = readContent(content, limits.postMax);
      const survey = await visibility.open({ id }, visitor);
      if (authorKey !== null) await deps.checkAuthor(survey, authorKey);
      await deps.checkContent("post", [text]);
      const { surveyId } = survey;
      const row = await write({
        ...{ surveyId, actorId, content: text, createdAt: clock() },
        requestKey: requestKey ?? randomUUID(),
        asAuthor: authorKey !== null,
      });
      if (row === null)
        throw (
          (await whyUnwritten(db, { surveyId, actorId }, clock())) ??
          notFound("Survey not found.")
        );
      // A repeat is told of the post as it was when new.
      const fresh = { ...row, likeCount: 0, replyCount: 0 };
      return toPost(fresh, names(surveyId, actorId));
    },
  };
}
