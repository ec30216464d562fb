/**
 * The data of one language for the rules: answers to offer, sentences to write,
 * and patterns to recognise.
 */
export interface DraftWords {
  readonly answers: ReadyAnswers;
  readonly says: Sentences;
  readonly asks: AskPatterns;
  readonly reads: ReadPatterns;
}

/**
 * Predefined answers. Each scale has an answer for people who do not know, so
 * that nobody must guess.
 */
interface ReadyAnswers {
  readonly yesNo: readonly string[];
  readonly frequency: readonly string[];
  readonly timesAWeek: readonly string[];
  readonly people: readonly string[];
  readonly ages: readonly string[];
  readonly grade: readonly string[];
  readonly agreement: readonly string[];
  readonly support: readonly string[];
  readonly feeling: readonly string[];
  /** For claims: agree, disagree, skip. */
  readonly claim: readonly [string, string, string];
  /** "Very safe" to "Not at all safe". */
  readonly degrees: (quality: string) => readonly string[];
}

interface Sentences {
  /** The introduction for respondents. @param topic As `Topic.phrase`; "" if there is none. */
  readonly instructions: (questions: number, topic: string) => string;
  readonly titleOn: (topic: string) => string;
  readonly opinionOn: (topic: string) => string;
  readonly opinionOnBare: (topic: string) => string;
  readonly improve: string;
  /** For a topic that is a sentence about a plan. */
  readonly opinionOnPlan: (plan: string) => string;
  readonly improvePlan: string;
  /** The question for lists and pairs without a question in the text. */
  readonly whichMatter: string;
  readonly whichRather: string;
  readonly howFarAgree: (claim: string) => string;
}

/** Patterns that decide the form of a question. */
interface AskPatterns {
  readonly yesNo: (question: string) => boolean;
  /** "Yes/no" written after a question. */
  readonly asksYesNo: RegExp;
  readonly frequency: RegExp;
  readonly timesAWeek: RegExp;
  readonly people: RegExp;
  readonly age: RegExp;
  readonly number: RegExp;
  readonly date: RegExp;
  /** Captures the quality. */
  readonly degree: RegExp;
  readonly rating: RegExp;
  readonly agreement: RegExp;
  readonly support: RegExp;
  /** For an opinion on a plan that was mentioned before. */
  readonly opinion: RegExp;
  readonly ranking: RegExp;
  readonly several: RegExp;
  /** Captures the maximum number of choices: a number or one of `counts`. */
  readonly upTo: RegExp;
  /** Number words, starting with two. */
  readonly counts: readonly string[];
  readonly stars: RegExp;
  /** Whether a list contains claims to agree or disagree with. */
  readonly claims: RegExp;
  /** Words that precede "A or B"; empty if only brackets and colons mark choices. */
  readonly prefers: string;
}

interface ReadPatterns {
  /** "and" and "or", as regular expression alternatives. */
  readonly joins: string;
  /** An instruction to the respondent: "rate the food". */
  readonly orders: RegExp;
  /** The beginning of a question without a question mark. */
  readonly opens: RegExp;
  /** A request to the drafter: "can you make me a survey". */
  readonly request: RegExp;
  readonly surveyWord: RegExp;
  /** "Options:" and similar words before answers. */
  readonly answersLead: RegExp;
  /** Phrases that introduce what the author wants to know. */
  readonly wantsToKnow: RegExp;
  /** The beginning of a clause that states it. */
  readonly clauseStart: RegExp;
  /**
   * The question that a clause asks; null if it asks none. @param before The
   * question of the clause before.
   */
  readonly toQuestion: (clause: string, before: string | null) => string | null;
  /**
   * The topic of a text, in the grammatical case that it has there: captures
   * what fits `opinionOn`.
   */
  readonly topics: readonly RegExp[];
  /** Whether a sentence describes a plan. */
  readonly plan: RegExp;
  /** An answer that excludes all others. */
  readonly none: RegExp;
  /** Words that reveal nothing about the topic. */
  readonly filler: RegExp;
}
