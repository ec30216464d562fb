import { randomUUID } from "node:crypto";
import { type DiscussionState, limits } from "@nearsay/core/contract";
import { type Coordinates, type Ring, ringOf } from "@nearsay/core/domain";
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
import { type Page, cutPage } from "../../base/page.ts";
import { notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { findState, openState, whyUnwritten } from "./discussion-state.ts";
import {
  type PostOrder,
  newestFirst,
  showsRings,
  writePlace,
} from "./post-order.ts";
import {
  findRequestedPosts,
  insertPosts,
  listPosts,
} from "./post-repository.ts";
import { type AuthorNames, type Post, toPost, viewerIn } from "./post.ts";
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

export interface PostPage extends Page<Post, number | string> {
  state: DiscussionState;
  /** Whether any post in the survey shows a ring. */
  rings: boolean;
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
    async list(
      visitor: Visitor,
      id: number,
      order: PostOrder = newestFirst,
      limit: number = limits.listMax,
    ): Promise<PostPage> {
      const { surveyId } = await visibility.open({ id }, visitor);
      const viewer = viewerIn(surveyId, await visitor.actor());
      const nameAuthor = names(surveyId, viewer);
      const [state, rings, rows] = await Promise.all([
        findState(db, surveyId),
        showsRings(db, surveyId),
        listPosts(db, surveyId, limit + 1, order, viewer?.voice),
      ]);
      const page = cutPage(rows, limit, ({ rank, postId: id }) =>
        writePlace(order.sort, { rank, id }),
      );
      return {
        items: page.items.map((row) => toPost(row, nameAuthor, row.liked)),
        next: page.next,
        state: state ?? openState,
        rings,
      };
    },
    /**
     * A second request with the same key returns the post of the first.
     * @param authorKey The key that marks it as written by the survey's author;
     * null for no mark.
     * @param from The writer's location, if everyone may see how far that is
     * from the survey's location; else null.
     */
    async create(
      { actorId, bearer }: Actor,
      visitor: Visitor,
      id: number,
      content: string,
      requestKey?: string | null,
      authorKey: string | null = null,
      from: Coordinates | null = null,
    ): Promise<Post> {
      const text = readContent(content, limits.postMax);
      const survey = await visibility.open({ id }, visitor);
      if (authorKey !== null) await deps.checkAuthor(survey, authorKey);
      await deps.checkContent("post", [text]);
      const { surveyId } = survey;
      const voice = await bearer.speakIn(surveyId);
      const writer = { surveyId, actorId, voice };
      const row = await write({
        ...writer,
        content: text,
        createdAt: clock(),
        requestKey: requestKey ?? randomUUID(),
        asAuthor: authorKey !== null,
        ring: ringRound(survey, from),
        edition: survey.edition,
      });
      if (row === null)
        throw (
          (await whyUnwritten(db, writer, clock())) ??
          notFound((say) => say.surveyNotFound)
        );
      // A repeat gets the post in its initial state.
      const fresh = { ...row, likeCount: 0, replyCount: 0 };
      return toPost(fresh, names(surveyId, writer));
    },
  };
}

function ringRound(
  { latitude: lat, longitude: lng }: SurveyRow,
  from: Coordinates | null,
): Ring | null {
  if (lat === null || lng === null) return null;
  return from && ringOf({ lat, lng }, from);
}
