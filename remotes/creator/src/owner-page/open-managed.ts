import { findQuestionType, type ManagedSurvey } from "@nearsay/core/contract";
import type { AccessSettings, EditorDraft } from "../draft/draft.ts";
import { openEnding } from "../draft/ending.ts";
import { toLocalInput } from "../draft/local-time.ts";
import { openTranslations } from "../draft/translations.ts";
import { openQuestions } from "../draft/place-questions.ts";
import { openCurrentPlace } from "./open-place.ts";

/**
 * A published survey in the editor. Codes and expected answers are empty,
 * because the server sends them to no one; fields left empty stay unchanged.
 */
export function openManaged(managed: ManagedSurvey): EditorDraft {
  const { survey, questions } = managed;
  const draft: EditorDraft = {
    title: survey.title,
    instructions: survey.instructions,
    closesAt:
      survey.expiresAt === null ? "" : toLocalInput(new Date(survey.expiresAt)),
    listOnFeedback: managed.feedback,
    language: survey.language,
    translations: [],
    place: openCurrentPlace(managed),
    questions: openQuestions(
      questions
        .filter((each) => !each.isChallenge)
        .map((each) => ({
          ...each,
          key: keyOf(each.id),
          type: findQuestionType(each.type) ?? "free_text",
        })),
    ),
    challenges: questions
      .filter((each) => each.isChallenge)
      .map(({ id, text }) => ({ key: keyOf(id), text, expectedAnswer: "" })),
    access: openAccess(managed),
    ending: openEnding({ ...survey, ...managed }),
    leftOut: [],
    looks: [],
    edited: false,
  };
  return {
    ...draft,
    translations: openTranslations(managed.translations, draft),
  };
}

function openAccess({ survey, ...managed }: ManagedSurvey): AccessSettings {
  const { embedOrigins, results, reads } = managed;
  return {
    mode: survey.requiresCode ? "code" : "global",
    code: "",
    exportProtected: survey.exportRestricted,
    exportCode: "",
    embedding:
      embedOrigins === null
        ? "anywhere"
        : embedOrigins.length > 0
          ? "listed"
          : "nowhere",
    embedSites: embedOrigins?.join("\n") ?? "",
    results: results.mode,
    reads,
  };
}

/** Cannot collide with the keys of `newKey`, which start with a k. */
function keyOf(id: string): string {
  return `published-${id}`;
}

/** The id of a published question by its key in the editor; null for a new one. */
export function idOf(key: string): number | null {
  const [, id] = /^published-(\d+)$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
