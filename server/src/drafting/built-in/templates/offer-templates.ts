import type { SurveyTemplate } from "@nearsay/core/contract";
import { draftLanguages } from "../languages/draft-language.ts";
import type { DraftLanguage } from "../languages/draft-language.ts";
import { wordsOf } from "../languages/words-of.ts";
import { writeQuestion } from "../write-question.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  templateTopics,
} from "./template-words.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";

const templates: Record<DraftLanguage, Record<TemplateTopic, TemplateWords>> = {
  en,
  de,
  es,
  fr,
  tr,
  uk,
  ar,
};

/**
 * All topics in the language of a text, then in English; topics that the text
 * mentions come first.
 */
export function offerTemplates(
  text: string,
  language: DraftLanguage | null,
): SurveyTemplate[] {
  const languages = [...new Set<DraftLanguage>([language ?? "en", "en"])];
  return languages.flatMap((offered) =>
    [...templateTopics]
      .sort((one, other) => rank(text, other) - rank(text, one))
      .map((topic) => writeTemplate(topic, offered)),
  );
}

/** Whether a text mentions a topic, in any language: 1 or 0. */
function rank(text: string, topic: TemplateTopic): number {
  const isMentioned = draftLanguages.some((language) =>
    templates[language][topic].mentions.test(text),
  );
  return isMentioned ? 1 : 0;
}

/** Removes the words that select a template. */
export function withoutTopics(text: string, language: DraftLanguage): string {
  return templateTopics.reduce((left, topic) => {
    const { mentions } = templates[language][topic];
    return left.replace(new RegExp(mentions.source, "giu"), "");
  }, text);
}

function writeTemplate(
  topic: TemplateTopic,
  language: DraftLanguage,
): SurveyTemplate {
  const { name, title, asks } = templates[language][topic];
  const words = wordsOf[language];
  return {
    topic,
    language,
    name,
    title,
    instructions: words.says.instructions(asks.length),
    questions: asks.map(([text, form]) => writeQuestion(text, form, words)),
  };
}
