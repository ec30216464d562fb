import { Refusal } from "../../base/refusal.ts";

/** What kind of text somebody wants to publish. */
type ContentPlace = "survey" | "post" | "reply" | "answer";

/** Judges texts before they are kept. */
export interface ContentFilter {
  allows(text: string, where: ContentPlace): Promise<boolean>;
}

export const allowEverything: ContentFilter = {
  allows: () => Promise.resolve(true),
};

/** Allows what all of them allow; the first refusal spares the rest. */
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
 * Call it before any transaction, as a filter may take its time.
 * @throws Refusal CONTENT_NOT_ALLOWED when one of the texts is not allowed.
 */
export type CheckContent = (
  where: ContentPlace,
  texts: readonly string[],
) => Promise<void>;

export function createCheckContent(filter: ContentFilter): CheckContent {
  return async (where, texts) => {
    if (texts.length === 0) return;
    if (await filter.allows(texts.join("\n"), where)) return;
    throw new Refusal("CONTENT_NOT_ALLOWED", "Content not allowed.");
  };
}
