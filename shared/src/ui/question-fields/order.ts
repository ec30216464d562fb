import type { Question } from "../../contract/index.ts";
import { ownerOf } from "./asked.ts";

/** Indexes of options in the order in which they are shown, by question id. */
export type Orders = Readonly<Record<string, readonly number[]>>;

/**
 * Chooses a random order for each shuffled question: options that exclude the
 * others, or have a text field, stay last.
 */
export function drawOrders(questions: readonly Question[]): Orders {
  const asked = questions.filter((each) => !each.isChallenge);
  const shuffled = asked.filter(({ form }) => form.shuffled);
  return Object.fromEntries(
    shuffled.map((question) => [question.id, drawOrder(question, asked)]),
  );
}

function drawOrder(question: Question, asked: readonly Question[]): number[] {
  const last = new Set([question.form.exclusive]);
  for (const each of asked) {
    const owner = ownerOf(asked, each);
    if (owner?.question === question) last.add(owner.place);
  }
  const places = [...question.options.keys()];
  return [
    ...shuffle(places.filter((place) => !last.has(place))),
    ...places.filter((place) => last.has(place)),
  ];
}

function shuffle(places: readonly number[]): number[] {
  return places
    .map((place) => ({ place, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
}
