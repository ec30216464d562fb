import { request } from "@nearsay/core/api";
import type { AnswersFrom } from "@nearsay/core/contract";
import type { Ring } from "@nearsay/core/domain";

/** The survey that an item belongs to; null fields if it is not visible. */
export interface UnderSurvey {
  surveyId: number;
  surveyUuid: string | null;
  title: string | null;
  /** For example 2026-03-02. */
  day: string;
}

export interface OwnResponse extends UnderSurvey {
  /** Language in which the form was answered; null if it is not stored. */
  language: string | null;
  closed: boolean;
  /**
   * Number of others who must withdraw before it is removed from figures
   * together with theirs; null if it leaves nothing behind.
   */
  leavesWith: number | null;
  /** Ring in which its location is counted; omitted by servers that count none. */
  from?: AnswersFrom | null;
  onMap?: boolean;
  answers: { question: string | null; answer: string[] }[];
}

export interface OwnPost extends UnderSurvey {
  id: number;
  content: string;
  /** Whether the author of the survey hid it from readers. */
  hidden: boolean;
  /** Whether it was written as the author of the survey. */
  asAuthor: boolean;
  /** How far from the survey's location it was written, as shown to others; null if not shown. */
  ring: Ring | null;
  replyCount: number;
}

export interface OwnReply extends UnderSurvey {
  id: number;
  content: string;
  hidden: boolean;
  asAuthor: boolean;
}

export interface OwnData {
  responses: OwnResponse[];
  posts: OwnPost[];
  replies: OwnReply[];
  likes: (UnderSurvey & { postId: number | null })[];
  reports: (UnderSurvey & { reason: string })[];
  surveys: (UnderSurvey & { closed: boolean })[];
  /** Cursor for requesting the next page; null on the last page. */
  next: number | null;
}

/** The lists of a page. */
export type OwnList = Exclude<keyof OwnData, "next">;

export const ownLists = [
  "responses",
  "posts",
  "replies",
  "likes",
  "reports",
  "surveys",
] as const satisfies OwnList[];

export const downloadUrl = "/api/me/data/download";

/**
 * The host and this endpoint are built and deployed together, so the reply has
 * the format of the contract.
 */
export async function getOwnData(
  from: number | null,
  signal?: AbortSignal,
): Promise<OwnData> {
  const reply = await request("/me/data", { query: { from }, signal });
  return reply as OwnData;
}

export async function withdrawResponse(surveyId: number): Promise<void> {
  await request(`/me/responses/${surveyId}`, { method: "DELETE" });
}

export async function deletePost(id: number): Promise<void> {
  await request(`/posts/${id}`, { method: "DELETE" });
}

export async function deleteReply(id: number): Promise<void> {
  await request(`/replies/${id}`, { method: "DELETE" });
}

/** There may be much to erase. */
const eraseTimeoutMs = 120_000;

export async function eraseOwnData(): Promise<void> {
  const options = { method: "DELETE", timeoutMs: eraseTimeoutMs } as const;
  await request("/me/data", options);
}

/** Appends a page to another; each survey is only in one of them. */
export function joinPages(first: OwnData, second: OwnData): OwnData {
  return {
    responses: [...first.responses, ...second.responses],
    posts: [...first.posts, ...second.posts],
    replies: [...first.replies, ...second.replies],
    likes: [...first.likes, ...second.likes],
    reports: [...first.reports, ...second.reports],
    surveys: [...first.surveys, ...second.surveys],
    next: second.next,
  };
}
