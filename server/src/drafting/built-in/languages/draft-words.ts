/**
 * The data of one language for the rules: answers to offer, sentences to write,
 * and patterns to recognise.
 */
export interface DraftWords {
  /** If it writes capitals in its own way. */
  readonly locale?: string;
  /** Whether a statement ends with its verb. */
  readonly verbLast?: boolean;
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
  readonly ages: readonly string[];
  readonly grade: readonly string[];
  /** For claims: agree, disagree, skip. */
  readonly claim: readonly [string, string, string];
  /** The ends of a scale. */
  readonly degree: readonly [string, string];
}

interface Sentences {
  /** The introduction for respondents. */
  readonly instructions: (questions: number) => string;
  /** Asks about the sentence or the name before it. */
  readonly opinion: string;
  readonly improve: string;
  /** The question for lists without a question in the text. */
  readonly whichMatter: string;
}

/** Patterns that decide the form of a question. */
interface AskPatterns {
  readonly yesNo: (question: string) => boolean;
  /** "Yes/no" written after a question. */
  readonly asksYesNo: RegExp;
  readonly frequency: RegExp;
  readonly age: RegExp;
  readonly number: RegExp;
  readonly date: RegExp;
  readonly degree: RegExp;
  readonly rating: RegExp;
  /** "For or against". */
  readonly support: RegExp;
  /** For an opinion on what was mentioned before. */
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
  readonly opens: Pick<RegExp, "test">;
  /** A request to the drafter: "can you make me a survey". */
  readonly request: RegExp;
  readonly surveyWord: RegExp;
  /** "Options", and other words for what to choose from. */
  readonly choiceWord: RegExp;
  /** Words with which the author states what to ask. */
  readonly tells: RegExp;
  /** What a sentence with such words asks; null without any. */
  readonly asked: (sentence: string) => string | null;
  /** Whether a part of that is an indirect question. */
  readonly clause: RegExp;
  /** Whether that can be answered by yes or no. */
  readonly whether: RegExp;
  /**
   * The question that a clause asks, or a request for an answer where its grammar
   * is uncertain.
   */
  readonly toQuestion: (clause: string) => string;
  /** Words before a topic in a list: "about". */
  readonly beforeTopic: RegExp;
  /** Captures who does something, and to what: "*The council* plans *a market*". */
  readonly object: RegExp;
  /** Words within a name: "the day *of* the dog". */
  readonly within: RegExp;
  /** Whether only nouns and the first word begin with a capital. */
  readonly capitalNouns?: boolean;
  /** An answer that excludes all others. */
  readonly none: RegExp;
  /** Words that reveal nothing about the topic. */
  readonly filler: RegExp;
}
