import { type Kind, optionsFrom } from "../kind.ts";
import { textsOf } from "../texts-of.ts";
import { placesOfRanking, rankPlaces, rankedMax } from "./ranks.ts";

/** Every item once, the first rank first. */
const read: Kind["read"] = ({ options }, answer) => {
  const order = textsOf(answer).map((text) => options.indexOf(text));
  if (order.length === 0) return { stored: null };
  if (order.includes(-1)) return { problem: "option" };
  if (order.length < options.length) return { problem: "incomplete" };
  return { stored: placesOfRanking(order) };
};

export const ranking: Kind = {
  read,
  check: optionsFrom(2, rankedMax),
  places: ({ options }) => rankPlaces(options.length),
};
