import { formatCount, plural } from "@nearsay/core/domain";

/** Shares of people here and elsewhere who chose an option, with how many answered. */
export interface PeopleHere {
  option: string;
  question: string;
  here: string;
  hereCount: string;
  elsewhere: string;
  elsewhereCount: string;
  /** How much larger the share here is. */
  points: number;
}

export const texts = {
  label: "Answers from",
  from: {
    all: (count: string) => `All (${count})`,
    here: (count: string) => `Here (${count})`,
    elsewhere: (count: string) => `Elsewhere (${count})`,
  },
  people: (shares: PeopleHere) =>
    `People here: ${shares.here} chose ${shares.option} for ${shares.question} (n = ${shares.hereCount}); elsewhere ${shares.elsewhere} (n = ${shares.elsewhereCount}), ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "point", other: "points" })} ${shares.points > 0 ? "fewer" : "more"}.`,
  alike: "People here and elsewhere chose alike.",
  incomparable: "No question has figures of both yet.",
  points:
    "Beside each option stands the difference in percentage points to the others.",
  claimed:
    "As told by people’s devices, of those who let it be counted. A device can claim any place.",
  notYet:
    "Answers from here and elsewhere show apart once a group of each is in the figures.",
  failed: "Figures from there could not be loaded.",
  map: {
    title: "Map of answers",
    question: "Question",
    option: "Answer",
    finding: (option: string, question: string) =>
      `Who chose ${option} for ${question}`,
    people: (squares: number) =>
      `${formatCount(squares)} ${plural(squares, { one: "square", other: "squares" })}`,
    note: (least: string, elsewhere: string) =>
      `Shares in each square with ${least} people or more, north above. A larger square counts those whose smaller one has too few. Not on the map: ${elsewhere}. As told by people’s devices.`,
    none: "No map yet",
    awaited: (least: string) =>
      `Squares show once ${least} people stand in one, and as many elsewhere.`,
    square: "Square",
    squareAt: (middle: string, kilometres: number) =>
      `${formatCount(kilometres)} km around ${middle}`,
    count: "People",
    share: "Share",
    save: "Save as GeoJSON",
    failed: "The map of answers could not be loaded.",
  },
};
