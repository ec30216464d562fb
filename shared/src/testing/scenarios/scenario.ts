import type {
  QuestionForm,
  QuestionKind,
  Relation,
} from "../../contract/index.ts";
import type { FormAnswerProblem } from "../../forms/index.ts";

/**
 * A survey in the words of its form, what people answer, and what results from
 * it. It is data, which the rules, the server and the browser each run.
 */
export interface Scenario {
  /** A fact, the title of a test. */
  readonly title: string;
  readonly survey: ScenarioSurvey;
  /** In the order in which they answer. */
  readonly people: readonly Person[];
  /** After all have answered, by question; questions without answers are omitted. */
  readonly counted: Readonly<Record<string, Counted>>;
}

export interface ScenarioSurvey {
  readonly questions: readonly ScenarioQuestion[];
  /** Hours after it was published; omitted if not set. */
  readonly opens?: number;
  readonly closes?: number;
  /** Number of responses after which it closes. */
  readonly quota?: number;
}

type Given = Partial<
  Pick<
    QuestionForm,
    "required" | "least" | "most" | "scale" | "number" | "dates" | "within"
  >
>;

/** Each text is the name of its question or option. */
export interface ScenarioQuestion extends Readonly<Given> {
  readonly text: string;
  readonly kind: QuestionKind;
  /** Those that the author wrote; a scale has numbers. */
  readonly options?: readonly string[];
  /** Whether several options can be chosen. */
  readonly several?: true;
  /** The option that excludes all others. */
  readonly exclusive?: string;
  readonly askedIf?: ScenarioCondition;
  /** In German; all questions of a survey have it, or none. */
  readonly german?: { readonly text: string; readonly options: string[] };
}

export interface ScenarioCondition {
  /** "and" if omitted. */
  readonly join?: "and" | "or";
  readonly rules: readonly {
    readonly question: string;
    readonly relation: Relation;
    readonly options: readonly string[];
  }[];
}

/** By question. A choice of several and a ranking are lists. */
export type GivenAnswers = Readonly<Record<string, string | string[]>>;

export type Person = Plain | OnlySent;

interface Plain {
  /** As they are sent. */
  readonly answers: GivenAnswers;
  /** What is typed into the fields, where it differs from what is sent. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What is filled in first and then changed to `answers`. */
  readonly first?: GivenAnswers;
  /** The questions that are asked after these answers; all if omitted. */
  readonly asked?: readonly string[];
  /** Omitted if the response is accepted. */
  readonly refused?: Refused;
  /** Hours after the survey was published; 0 if omitted. */
  readonly at?: number;
  /** Whether the survey is shown and answered in German. */
  readonly inGerman?: true;
  readonly only?: undefined;
}

/** A person whose response another program sends: no form in a browser can. */
interface OnlySent extends Omit<Plain, "only" | "typed" | "first"> {
  readonly only: "sent";
  readonly because: string;
}

/** Why a response is refused: by question, or as a whole. */
export type Refused = Readonly<Record<string, FormAnswerProblem>> | Whole;

/** "empty" has no answer. */
export type Whole = "empty" | "upcoming" | "closed";

/**
 * How many people chose an option, or are in a step of a number or a date, by
 * name (see `countedNames`), without zeros; the texts that are stored.
 */
export type Counted = Readonly<Record<string, number>> | readonly string[];
