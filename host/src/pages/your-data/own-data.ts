import { request } from "@nearsay/core/api";
import type { AnswersFrom } from "@nearsay/core/contract";
import type { Ring } from "@nearsay/core/domain";

/** What a thing says of the survey it stands under; null where that is not shown. */
export interface UnderSurvey {
  surveyId: number;
  surveyUuid: string | null;
  title: string | null;
  /** Such as 2026-03-02. */
  day: string;
}

export interface OwnResponse extends UnderSurvey {
  /** In which the form was answered; null where that is not kept. */
  language: string | null;
  closed: boolean;
  /** How many others have to withdraw before it leaves figures with them; null where it leaves none behind. */
  leavesWith: number | null;
  /** As what its place is counted; left out by servers that count none. */
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
  /** From how far round the survey's place it says that it was written; null where it says nothing of it. */
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
  /** What to ask for the next page with; null on the last one. */
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

/** The host and this call are built and served together, so that the reply is as the contract says. */
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

/** Much may have to go. */
const eraseTimeoutMs = 120_000;

export async function eraseOwnData(): Promise<void> {
  const options = { method: "DELETE", timeoutMs: eraseTimeoutMs } as const;
  await request("/me/data", options);
}

/** One page after another; a survey stands in one of them only. */
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
