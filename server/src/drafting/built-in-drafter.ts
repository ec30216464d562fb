import { type Message } from "../base/message.ts";
import type { DraftQuestion, SurveyTemplate } from "@nearsay/core/contract";
import { askNotes } from "./built-in/ask-note.ts";
import { capitalise } from "./built-in/choices.ts";
import {
  type Topic,
  findTopic,
  noTopic,
  hasContent,
} from "./built-in/find-topic.ts";
import type { DraftLanguage } from "./built-in/languages/draft-language.ts";
import type { DraftWords } from "./built-in/languages/draft-words.ts";
import { detectDraftLanguage } from "./built-in/languages/detect-draft-language.ts";
import { wordsOf } from "./built-in/languages/words-of.ts";
import { type Note, readNotes } from "./built-in/read-notes.ts";
import { completeQuestions } from "./built-in/ask-topic.ts";
import { joinPlans } from "./built-in/join-plan.ts";
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

/** Drafts from the text alone by fixed rules: the same text always results in the same survey. */
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

/** In a language that the rules cannot write, questions are kept and none is added. */
function draftIn(
  language: DraftLanguage | null,
  text: string,
): SurveyDraftCore | null {
  const words = wordsOf[language ?? "en"];
  const notes = readNotes(text, words);
  const own = cleanQuestions(askNotes(joinPlans(notes, words), words));
  const topic =
    language === null ? noTopic : findTopic(notes, language, own.length > 0);
  const questions = completeQuestions(own, topic, words);
  const about = topic.kind === "phrase" ? topic.phrase : "";
  const title = findHeading(notes, language) ?? nameOf(topic, own, words);
  return cleanDraft({
    title,
    instructions:
      language === null ? "" : words.says.instructions(questions.length, about),
    questions,
  });
}

/** A line above the rest that names the topic. */
function findHeading(
  notes: readonly Note[],
  language: DraftLanguage | null,
): string | null {
  const heading = notes.find((note) => note.kind === "heading");
  const isContent =
    heading !== undefined && hasContent(heading.text, language ?? "en");
  return isContent ? capitalise(heading.text) : null;
}

const titleMax = 120;
/** A longer text is not a name. */
const nameWordsMax = 4;

/** The topic, or else the first question. */
function nameOf(
  topic: Topic,
  [first]: readonly DraftQuestion[],
  { says }: DraftWords,
): string {
  if (topic.kind === "phrase") return says.titleOn(topic.phrase);
  const isGeneric =
    first === undefined ||
    [says.whichMatter, says.whichRather].includes(first.text);
  const isName =
    topic.kind === "plan" || topic.phrase.split(" ").length <= nameWordsMax;
  const name = (isGeneric || isName) && topic.phrase;
  const title = name || (first?.text ?? "");
  return capitalise(cut(title.replace(/[.\s]+$/u, ""), titleMax));
}
