import { limits } from "@nearsay/core/contract";
import { clipText, lengthOf, trimText } from "@nearsay/core/forms";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import type { DraftText } from "../draft/translations.ts";

/** Texts with neither a translation nor a draft, up to the number drafted at once. */
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
 * Adds a model's drafts, unless a text was written in the meantime or the
 * original changed.
 * @param asked The requested texts; `draftedTexts` has the same indexes.
 * @param texts The current texts.
 */
export function withDrafted(
  translation: EditorTranslation,
  asked: readonly DraftText[],
  draftedTexts: readonly string[],
  texts: readonly DraftText[],
): EditorTranslation {
  const { words, drafted = {} } = translation;
  const stands = new Map(texts.map((text) => [text.id, text]));
  const came = asked.flatMap(({ id, original }, place) => {
    const now = stands.get(id);
    const isFree = !trimText(words[id] ?? "") && !drafted[id];
    const text = clipText(draftedTexts[place] ?? "", now?.maxLength ?? 0);
    return now?.original === original && isFree && text !== ""
      ? [[id, text] as const]
      : [];
  });
  return {
    ...translation,
    drafted: { ...drafted, ...Object.fromEntries(came) },
  };
}

/** Turns drafts of these texts into translations. */
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

/** Text that the author edits becomes a translation, even if it began as a draft. */
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
