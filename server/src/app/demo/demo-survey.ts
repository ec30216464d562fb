import type { ReadMode } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";

/** Each option and how much it is liked: a share for one answer, tenths of the people for several. */
export type WeightedOptions = Readonly<Record<string, number>>;

/** What one person writes, or what several write in about the same words. */
export type WrittenAnswer = string | readonly [text: string, people: number];

export type DemoQuestion =
  | { kind: "one" | "several"; text: string; options: WeightedOptions }
  | { kind: "text"; text: string; answers: WrittenAnswer[] };

export interface DemoPost {
  text: string;
  replies: string[];
}

/** A survey with what people made of it. Days count from the moment of seeding. */
export interface DemoSurvey {
  place: Coordinates;
  title: string;
  instructions: string;
  openedDaysAgo: number;
  /** Negative where it has closed. */
  closesInDays: number;
  responses: number;
  questions: DemoQuestion[];
  posts: DemoPost[];
  feedback?: true;
  /** Texts where it is left out. */
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
