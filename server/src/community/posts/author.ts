import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/** How people are named under one survey, as `viewerId` sees them: their own id on their own items, on others a pseudonym that leads nowhere else. */
export type NameAuthor = (authorId: string) => string;

export function createAuthorNames(hash: KeyedHash) {
  return (surveyId: number, viewerId: string | null): NameAuthor =>
    (authorId) =>
      authorId === viewerId
        ? authorId
        : hash.of("author", surveyId, authorId).slice(0, 16);
}

export type AuthorNames = ReturnType<typeof createAuthorNames>;
