import {
  findQuestionType,
  type ManagedSurvey,
  type Question,
} from "@nearsay/core/contract";
import type {
  AccessSettings,
  EditorDraft,
  EditorQuestion,
} from "../draft/draft.ts";
import { toLocalInput } from "../draft/local-time.ts";

/** A published survey in the editor. Codes and expected answers are empty, as nobody is told them: empty ones stay as they are. */
export function openManaged(managed: ManagedSurvey): EditorDraft {
  const { survey, questions } = managed;
  return {
    title: survey.title,
    instructions: survey.instructions,
    closesAt:
      survey.expiresAt === null ? "" : toLocalInput(new Date(survey.expiresAt)),
    listOnFeedback: managed.feedback,
    language: survey.language,
    placed: null,
    questions: questions
      .filter((each) => !each.isChallenge)
      .map(openPublishedQuestion),
    challenges: questions
      .filter((each) => each.isChallenge)
      .map(({ id, text }) => ({ key: keyOf(id), text, expectedAnswer: "" })),
    access: openAccess(managed),
    leftOut: [],
    edited: false,
  };
}

function openPublishedQuestion(question: Question): EditorQuestion {
  const { id, text, options, allowMultiple } = question;
  return {
    key: keyOf(id),
    text,
    type: findQuestionType(question.type) ?? "free_text",
    options: options.map((option, index) => ({
      key: `${keyOf(id)}-${index}`,
      text: option,
    })),
    allowMultiple,
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

/** Those of the editor's own parts begin with a k. */
function keyOf(id: string): string {
  return `published-${id}`;
}

/** The id of a published question by its key in the editor; null for one that is new. */
export function idOf(key: string): number | null {
  const [, id] = /^published-(\d+)$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
