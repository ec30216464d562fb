import { cut } from "../clean-text.ts";

/** What a survey is about: `phrase` fits after "about". */
export interface Topic {
  phrase: string;
  /** A plan people can be for or against, or something they already know. */
  stance: "plan" | "experience" | "unknown";
}

const planned =
  /\b(?:we|i|they|the (?:city|council|school|town|association|company))(?:['’]re|['’]m| are| am| is)? (?:(thinking (?:of|about)|planning on|considering) (?=\w+ing\b)|(?:planning to|going to|plans? to|proposing to|proposes? to|intends? to|wants? to|would like to) (?!know\b|ask\b|find\b|learn\b|see\b|hear\b|understand\b|make\b|create\b|run\b|do\b|survey\b|get\b|check\b|decide\b|collect\b|gather\b|measure\b))([^.?!:;,\n]+)/i;
const about =
  /\b(?:about|regarding|concerning|think of|(?:survey|poll|questionnaire|opinions?|views?|feedback) (?:on|for|of)|satisfied with|happy with)\s+([^.?!:;,\n]+)/i;
const known =
  /\b(?:like|use|visit|support|enjoy|rate)\s+((?:the|our|this|these|your)\s[^.?!:;,\n]+)/i;
const goesOn =
  /\s(?:including|such as|so that|so we|because|whether|where|when|and (?:how|what|why|whether|if|which)|in order|from \d|on a scale|to (?:find|see|know|learn|decide|understand))\b.*$/is;
const question = /^(?:how|what|why|whether|if|which|when|where|who)\b/i;
const phraseMax = 90;

/** The topic of a description; a text that no pattern fits is quoted as its own topic. */
export function findTopic(text: string): Topic {
  const [, gerund, plan] = planned.exec(text) ?? [];
  if (plan !== undefined) {
    const phrase = gerund ? plan : `the plan to ${plan}`;
    return { phrase: trimPhrase(phrase), stance: "plan" };
  }
  const phrase = [about, known]
    .map((pattern) => trimPhrase(pattern.exec(text)?.[1] ?? ""))
    .find((found) => found !== "" && !question.test(found));
  return phrase === undefined
    ? quoteStart(text)
    : { phrase, stance: "experience" };
}

function trimPhrase(phrase: string): string {
  return cut(phrase.replace(goesOn, "").trim(), phraseMax);
}

function quoteStart(text: string): Topic {
  const [start = ""] = text.split(/[\n.?!。？！؟:：]/u).filter(hasWord);
  const phrase = cut(start.trim() || text.trim(), phraseMax);
  if (phrase === "") return { phrase: "this place", stance: "unknown" };
  const bare = /^[a-z][a-z' -]{0,40}$/.test(phrase);
  return { phrase: bare ? phrase : `“${phrase}”`, stance: "unknown" };
}

function hasWord(part: string): boolean {
  return /[\p{L}\p{N}]/u.test(part);
}
