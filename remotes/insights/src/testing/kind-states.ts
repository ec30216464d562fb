import { type Analytics, readAnalytics } from "@nearsay/core/contract";
import { placesOfRanking } from "@nearsay/core/forms";
import { type Side, sideTexts } from "@nearsay/core/charts";

interface Kind {
  text: string;
  form: Record<string, unknown>;
  options?: string[];
  /** Counts by option, for choices. */
  counts?: number[];
  /** Counts by index, for other kinds. */
  places?: number[];
  total: number;
}

const longWord = "Waldweg".repeat(20);
const longSentence =
  "Should the council close the old bridge to cars on weekdays between seven and nine in the morning, so that children can walk and cycle to both schools without waiting at the lights on Mill Road?";
const foreign = "متى يجب إغلاق الشارع أمام السيارات؟";

/** Figures with questions of only these kinds. */
function figuresOf(kinds: readonly Kind[]): Analytics {
  const byId = <Value>(value: (kind: Kind) => Value, all = kinds) =>
    Object.fromEntries(
      all.map((kind) => [`${1 + kinds.indexOf(kind)}`, value(kind)]),
    );
  const chosen = kinds.filter(({ counts }) => counts !== undefined);
  return readAnalytics({
    resp_count: Math.max(0, ...kinds.map(({ total }) => total)),
    mc_breakdown: byId(
      ({ options = [], counts = [] }) =>
        Object.fromEntries(
          options.map((option, i) => [option, counts[i] ?? 0]),
        ),
      chosen,
    ),
    mc_options: byId(({ options = [] }) => options, chosen),
    question_totals: byId(({ total }) => total),
    questions_map: byId(({ text }) => text),
    question_kinds: byId(({ form, options = [], counts, places = [] }) => ({
      form,
      options: counts === undefined ? options : [],
      places,
    })),
  });
}

/** @param orders Rankings, and how often each was given. */
function ranking(
  text: string,
  options: string[],
  orders: readonly (readonly [order: number[], times: number])[],
): Kind {
  const places = Array<number>(options.length * (2 * options.length - 1)).fill(
    0,
  );
  for (const [order, times] of orders)
    for (const place of placesOfRanking(order))
      places[place] = (places[place] ?? 0) + times;
  const total = orders.reduce((sum, [, times]) => sum + times, 0);
  return { text, form: { kind: "ranking" }, options, places, total };
}

function steps(text: string, form: Kind["form"], places: number[]): Kind {
  const total = places.reduce((sum, count) => sum + count, 0);
  return { text, form, places, total };
}

function statement(text: string, ...counts: number[]): Kind {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    text,
    form: { kind: "statement" },
    options: ["Agree", "Disagree", "Pass"],
    counts,
    total,
  };
}

function scale(text: string, to: number, look: string, counts: number[]): Kind {
  const from = to === 10 ? 0 : 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const ends =
    look === "stars"
      ? { low: "", high: "" }
      : { low: "Never again", high: "Any time" };
  return {
    text,
    form: { kind: "scale", scale: { from, to, look, ...ends } },
    options: counts.map((_count, place) => `${from + place}`),
    counts,
    total,
  };
}

const hill = (length: number, top: number, height: number) =>
  Array.from({ length }, (_none, step) =>
    Math.round(height * Math.exp(-(((step - top) / (length / 6)) ** 2))),
  );

const rent = {
  kind: "number",
  number: { least: 0, most: 2000, decimals: 0, unit: "€" },
};
const bikes = {
  kind: "number",
  number: { least: 0, most: 6, decimals: 0, unit: "" },
};
const spring = {
  kind: "date",
  dates: { first: "2027-03-01", last: "2027-05-31" },
};

export const kindStates: Record<string, Analytics> = {
  Plain: figuresOf([
    ranking(
      "What should come first on Elm Street?",
      ["Trees", "Benches", "Bike lane", "Parking"],
      [
        [[0, 2, 1, 3], 31],
        [[2, 0, 1, 3], 24],
        [[3, 1, 0, 2], 17],
        [[1, 0, 3, 2], 9],
      ],
    ),
    steps("How much rent do you pay a month?", rent, hill(21, 8, 19)),
    steps(
      "How many bikes has your household?",
      bikes,
      [12, 25, 31, 14, 6, 0, 1],
    ),
    steps("When should the street party be?", spring, hill(14, 9, 22)),
  ]),
  "Nobody yet": figuresOf([
    ranking(
      "What should come first on Elm Street?",
      ["Trees", "Benches", "Parking"],
      [],
    ),
    steps("How many bikes has your household?", bikes, []),
  ]),
  "All alike": figuresOf([
    ranking("Which tree?", ["Oak", "Ash"], [[[1, 0], 12]]),
    steps("How many bikes has your household?", bikes, [0, 0, 12]),
  ]),
  "Long and foreign": figuresOf([
    ranking(
      longSentence,
      [longWord, foreign, longSentence],
      [
        [[0, 1, 2], 5],
        [[1, 2, 0], 5],
        [[2, 0, 1], 5],
      ],
    ),
    steps(foreign, rent, [400, ...Array<number>(19).fill(0), 3]),
  ]),
};

export const statementStates: Record<string, Analytics> = {
  Plain: figuresOf([
    statement("Elm Street should be closed to cars at weekends.", 48, 41, 6),
    statement("The crossing at the school is dangerous.", 88, 5, 2),
    statement("More parking is needed.", 21, 60, 14),
    statement("A market on Saturdays would bring people together.", 39, 12, 44),
    statement("The street is lit well enough.", 30, 31, 34),
  ]),
  "Nobody yet": figuresOf([
    statement("The crossing at the school is dangerous.", 0, 0, 0),
    statement("More parking is needed.", 0, 0, 0),
  ]),
  "Long and foreign": figuresOf([
    statement(longSentence, 12, 3, 1),
    statement(foreign, 3, 12, 1),
    statement(longWord, 0, 0, 16),
  ]),
};

export const scaleStates: Record<string, Analytics> = {
  Plain: figuresOf([
    scale("How do you like the park?", 5, "stars", [4, 6, 19, 41, 30]),
    scale(
      "How likely would you take the bus again?",
      10,
      "numbers",
      [3, 1, 2, 4, 5, 9, 11, 20, 24, 12, 9],
    ),
    {
      ...statement("Should Elm Street be closed on Sundays?", 60, 30, 5),
      form: { kind: "yes_no" },
      options: ["Yes", "No", "Not sure"],
    },
  ]),
};

/** Rankings, numbers and statements with the figures of two groups and of both together. */
export const sidedKinds = sidesOf(
  (counts) => [
    ranking(
      "What should come first on Elm Street?",
      ["Trees", "Benches"],
      [
        [[0, 1], counts.orders[0] ?? 0],
        [[1, 0], counts.orders[1] ?? 0],
      ],
    ),
    steps("How many bikes has your household?", bikes, counts.bikes),
    statement("The crossing at the school is dangerous.", ...counts.votes),
    statement("More parking is needed.", ...[...counts.votes].reverse()),
  ],
  { orders: [2, 8], bikes: [1, 0, 9, 0, 0, 0, 0], votes: [8, 2, 0] },
  { orders: [30, 10], bikes: [20, 8, 6, 4, 2, 0, 0], votes: [10, 20, 10] },
);

function sidesOf(
  ask: (counts: Record<"orders" | "bikes" | "votes", number[]>) => Kind[],
  tickets: Record<"orders" | "bikes" | "votes", number[]>,
  others: typeof tickets,
): { analytics: Analytics; sides: Side[] } {
  const both = Object.fromEntries(
    Object.entries(tickets).map(([name, counts]) => [
      name,
      counts.map(
        (count, place) => count + (others[name as "votes"][place] ?? 0),
      ),
    ]),
  ) as typeof tickets;
  return {
    analytics: figuresOf(ask(both)),
    sides: [
      { name: sideTexts.tickets, analytics: figuresOf(ask(tickets)) },
      { name: sideTexts.others, analytics: figuresOf(ask(others)) },
    ],
  };
}
