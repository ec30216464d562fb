/** What one language has for the rules: answers to offer, sentences to write, and patterns to read by. */
export interface DraftWords {
  readonly answers: ReadyAnswers;
  readonly says: Sentences;
  readonly asks: AskPatterns;
  readonly reads: ReadPatterns;
}

/** Ready answers. Each scale has a way out, so that nobody has to guess. */
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
  /** Of claims: agreed to, not agreed to, passed. */
  readonly claim: readonly [string, string, string];
  /** "Very safe" to "Not at all safe". */
  readonly degrees: (quality: string) => readonly string[];
}

interface Sentences {
  /** What the person who answers is told first. @param topic As `Topic.phrase`; "" where there is none. */
  readonly instructions: (questions: number, topic: string) => string;
  readonly titleOn: (topic: string) => string;
  readonly opinionOn: (topic: string) => string;
  readonly opinionOnBare: (topic: string) => string;
  readonly improve: string;
  /** Of a sentence that tells a plan. */
  readonly opinionOnPlan: (plan: string) => string;
  readonly improvePlan: string;
  /** Asked of lists and pairs whose text gives no question. */
  readonly whichMatter: string;
  readonly whichRather: string;
  readonly howFarAgree: (claim: string) => string;
}

/** What a question calls for. */
interface AskPatterns {
  readonly yesNo: (question: string) => boolean;
  /** "Yes/no" written behind a question. */
  readonly saysYesNo: RegExp;
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
  /** Of a plan that was told before. */
  readonly opinion: RegExp;
  readonly ranking: RegExp;
  readonly several: RegExp;
  /** Captures the most that may be chosen: a number or one of `counts`. */
  readonly upTo: RegExp;
  /** From two on, in words. */
  readonly counts: readonly string[];
  readonly stars: RegExp;
  /** That the claims of a list are to be agreed to or not. */
  readonly claims: RegExp;
  /** What "A or B" stands behind; empty where only brackets and colons tell. */
  readonly prefers: string;
}

interface ReadPatterns {
  /** "and" and "or", as alternatives. */
  readonly joins: string;
  /** An order to who answers: "rate the food". */
  readonly orders: RegExp;
  /** How a question begins that lacks its mark. */
  readonly opens: RegExp;
  /** A request to who drafts: "can you make me a survey". */
  readonly request: RegExp;
  readonly surveyWord: RegExp;
  /** "Options:" and the like, before answers. */
  readonly answersLead: RegExp;
  /** That what follows is to be found out. */
  readonly wantsToKnow: RegExp;
  /** Where a clause begins that says what. */
  readonly clauseStart: RegExp;
  /** The question that a clause asks; null where it is none. @param before The question of the clause before. */
  readonly toQuestion: (clause: string, before: string | null) => string | null;
  /** What a text is about, in the words' own case: captures what fits `opinionOn`. */
  readonly topics: readonly RegExp[];
  /** Whether a sentence tells a plan. */
  readonly plan: RegExp;
  /** An answer that excludes all others. */
  readonly none: RegExp;
  /** Words that say nothing of what a survey is about. */
  readonly filler: RegExp;
}
