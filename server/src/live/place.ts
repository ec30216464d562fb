import { Cursor } from "./cursor.ts";

/** How far someone has followed the discussion of a survey. */
export interface Place {
  posts: Cursor;
  replies: Cursor;
}

export function placeText({ posts, replies }: Place): string {
  return `${posts.toString()}.${replies.toString()}`;
}

/** Null when the text is none that `placeText` wrote. */
export function parsePlace(text: string, now: number): Place | null {
  const [posts, replies, ...others] = text
    .split(".")
    .map((part) => Cursor.parse(part, now));
  return posts && replies && others.length === 0 ? { posts, replies } : null;
}
