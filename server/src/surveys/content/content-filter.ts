import { Refusal } from "../../base/refusal.ts";

/** The kind of text that a user wants to publish. */
type ContentPlace = "survey" | "post" | "reply" | "answer";

/** Checks texts before they are stored. */
export interface ContentFilter {
  allows(text: string, where: ContentPlace): Promise<boolean>;
}

export const allowEverything: ContentFilter = {
  allows: () => Promise.resolve(true),
};

/**
 * Allows a text if all of the filters allow it. Filters after the first that
 * refuses are not called.
 */
export function allowedByAll(filters: readonly ContentFilter[]): ContentFilter {
  return {
    async allows(text, where) {
      for (const filter of filters) {
        if (!(await filter.allows(text, where))) return false;
      }
      return true;
    },
  };
}

/**
 * Call this before a transaction, because a filter can be slow.
 * @throws Refusal CONTENT_NOT_ALLOWED if one of the texts is not allowed.
 */
export type CheckContent = (
  where: ContentPlace,
  texts: readonly string[],
) => Promise<void>;

export function createCheckContent(filter: ContentFilter): CheckContent {
  return async (where, texts) => {
    if (texts.length === 0) return;
    if (await filter.allows(texts.join("\n"), where)) return;
    throw new Refusal("CONTENT_NOT_ALLOWED", (say) => say.contentNotAllowed);
  };
}
