import { limits } from "@nearsay/core/contract";
import { clipText, lengthOf, trimText } from "@nearsay/core/domain";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import type { DraftText } from "../draft/translations.ts";

/** Those that have neither a translation nor a draft of one, as many as are drafted at once. */
export function textsToDraft(
  { words, drafted = {} }: EditorTranslation,
  texts: readonly DraftText[],
): DraftText[] {
  let left: number = limits.draftedCharsMax;
  return texts
    .filter(({ id }) => !trimText(words[id] ?? "") && !drafted[id])
    .filter(({ original }) => (left -= lengthOf(original)) >= 0)
    .slice(0, limits.draftedTextsMax);
}

/**
 * With what a model drafted, where nothing was written meanwhile and the original is as it was.
 * @param asked What was to be drafted; `said` by its places.
 * @param texts As they stand now.
 */
export function withDrafted(
  translation: EditorTranslation,
  asked: readonly DraftText[],
  said: readonly string[],
  texts: readonly DraftText[],
): EditorTranslation {
  const { words, drafted = {} } = translation;
  const stands = new Map(texts.map((text) => [text.id, text]));
  const came = asked.flatMap(({ id, original }, place) => {
    const now = stands.get(id);
    const isFree = !trimText(words[id] ?? "") && !drafted[id];
    const text = clipText(said[place] ?? "", now?.maxLength ?? 0);
    return now?.original === original && isFree && text !== ""
      ? [[id, text] as const]
      : [];
  });
  return {
    ...translation,
    drafted: { ...drafted, ...Object.fromEntries(came) },
  };
}

/** Takes drafts of these texts for translations. */
export function approve(
  translation: EditorTranslation,
  ids: readonly string[],
): EditorTranslation {
  const { words, drafted = {} } = translation;
  const approved = ids.map((id) => [id, drafted[id] ?? ""] as const);
  return {
    ...translation,
    words: { ...words, ...Object.fromEntries(approved) },
    drafted: without(drafted, ids),
  };
}

/** What somebody writes is theirs, also where it began as a draft. */
export function write(
  translation: EditorTranslation,
  id: string,
  text: string,
): EditorTranslation {
  const { words, drafted = {} } = translation;
  return {
    ...translation,
    words: { ...words, [id]: text },
    drafted: without(drafted, [id]),
  };
}

function without(
  drafted: Readonly<Record<string, string>>,
  ids: readonly string[],
) {
  return Object.fromEntries(
    Object.entries(drafted).filter(([id]) => !ids.includes(id)),
  );
}
