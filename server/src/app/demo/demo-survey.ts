import type { ReadMode } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";

/**
 * The popularity of each option: a share for a single choice, tenths of the
 * people for several choices.
 */
export type WeightedOptions = Readonly<Record<string, number>>;

/** The text of one person, or of several who write about the same text. */
export type WrittenAnswer = string | readonly [text: string, people: number];

export type DemoQuestion =
  | { kind: "one" | "several"; text: string; options: WeightedOptions }
  | { kind: "text"; text: string; answers: WrittenAnswer[] };

export interface DemoPost {
  text: string;
  replies: string[];
}

/** A survey with its responses and discussion. Days count from the time of seeding. */
export interface DemoSurvey {
  place: Coordinates;
  title: string;
  instructions: string;
  openedDaysAgo: number;
  /** Negative if it has closed. */
  closesInDays: number;
  responses: number;
  questions: DemoQuestion[];
  posts: DemoPost[];
  feedback?: true;
  /** "texts" if omitted. */
  reads?: ReadMode;
  accessCode?: string;
  challenge?: { text: string; answer: string };
}

export function one(text: string, options: WeightedOptions): DemoQuestion {
  return { kind: "one", text, options };
}

export function several(text: string, options: WeightedOptions): DemoQuestion {
  return { kind: "several", text, options };
}

export function open(text: string, ...answers: WrittenAnswer[]): DemoQuestion {
  return { kind: "text", text, answers };
}

export function post(text: string, ...replies: string[]): DemoPost {
  return { text, replies };
}
