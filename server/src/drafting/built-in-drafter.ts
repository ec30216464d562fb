import { type SurveyTemplate, limits } from "@nearsay/core/contract";
import { type Message } from "../base/message.ts";
import { askNote } from "./built-in/ask-note.ts";
import { askTopic } from "./built-in/ask-topic.ts";
import { findTitle } from "./built-in/find-title.ts";
import { hasContent } from "./built-in/has-content.ts";
import { joinNotes } from "./built-in/join-notes.ts";
import type { DraftLanguage } from "./built-in/languages/draft-language.ts";
import { detectDraftLanguage } from "./built-in/languages/detect-draft-language.ts";
import { wordsOf } from "./built-in/languages/words-of.ts";
import { type Note, readNotes } from "./built-in/read-notes.ts";
import { offerTemplates } from "./built-in/templates/offer-templates.ts";
import { cleanDraft, cleanQuestions } from "./clean-draft.ts";
import { cleanParagraphs, cut } from "./clean-text.ts";
import type { Drafter, SurveyDraftCore } from "./drafter.ts";

/** Maximum length of the processed part of a description, in UTF-16 units. */
const readMax = 20_000;

export const builtInNotice: Message = (say) => say.draftedWithoutModel;
/** For a server with a model, if the author wants to draft without it. */
export const insteadNotice: Message = (say) => say.draftedByRules;
export const templatesNotice: Message = (say) => say.draftNeedsTopic;

/** Drafts from the text alone by fixed rules; the same text results in the same survey on the same day. */
export function createBuiltInDrafter(notice: Message = builtInNotice): Drafter {
  return {
    draft(text, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const { draft, templates } = draftByRules(text);
      return Promise.resolve(
        draft
          ? { draft, notice }
          : { draft: noDraft, templates, notice: templatesNotice },
      );
    },
  };
}

const noDraft: SurveyDraftCore = { title: "", instructions: "", questions: [] };

interface RuledDraft {
  /** Null if the rules cannot write the language. */
  language: DraftLanguage | null;
  /** Null if the text contains nothing to ask about. */
  draft: SurveyDraftCore | null;
  templates: SurveyTemplate[];
}

/** Drafts a survey from a text by rules. */
export function draftByRules(text: string): RuledDraft {
  const read = cleanParagraphs(text, readMax);
  const language = detectDraftLanguage(read);
  const draft = draftIn(language, read);
  const templates = draft === null ? offerTemplates(read, language) : [];
  return { language, draft, templates };
}

/** Maximum number of questions. */
const most = limits.questionsMax;

/** In a language that the rules cannot write, questions are kept and none is added. */
function draftIn(
  language: DraftLanguage | null,
  text: string,
): SurveyDraftCore | null {
  const words = wordsOf[language ?? "en"];
  const notes = joinNotes(readNotes(text, words), words);
  const asked = notes.map((note) => askNote(note, words));
  const own = cleanQuestions(asked.flat(), most);
  const title = findTitle(notes, own, language ?? "en");
  if (language === null)
    return cleanDraft({ title, instructions: "", questions: own }, most);
  const questions = own.length > 0 ? own : askTopic(notes, title, language);
  const context = notes.filter(
    (note, index) => own.length > 0 && asked[index]?.length === 0,
  );
  const instructions = [
    ...contextOf(context, language),
    words.says.instructions(questions.length),
  ].join(" ");
  return cleanDraft({ title, instructions, questions }, most);
}

/** Characters of the author's sentences, which leave room for the introduction. */
const contextMax = 600;

/** What the author says and does not ask, for the people who answer. */
function contextOf(notes: readonly Note[], language: DraftLanguage): string[] {
  const { request, surveyWord } = wordsOf[language].reads;
  const said = notes
    .flatMap((note) => (note.kind === "statement" ? [note.text] : []))
    .filter((text) => hasContent(text, language))
    .filter((text) => !request.test(text) && !surveyWord.test(text))
    .map((text) => text.replace(/(?<![.!?…])$/u, "."));
  return said.length > 0 ? [cut(said.join(" "), contextMax)] : [];
}
