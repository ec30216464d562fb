import {
  type Analytics,
  type Bucket,
  limits,
  readAnalytics,
} from "@nearsay/core/contract";
import { mapBinBounds, sum } from "@nearsay/core/domain";
import {
  analyticsReply,
  bucketsOf,
  type Figures,
  manyQuestions,
  rhythm,
} from "./data.ts";
import { arabic, longSentence, longWord, terms } from "./words.ts";

const plain: Figures = {
  buckets: bucketsOf(rhythm(28, 9)),
  questions: [
    {
      text: "When should Elm Street be closed to cars?",
      options: { Always: 48, Weekends: 96, "School hours": 31, Never: 37 },
    },
    {
      text: "What would bring you there more often?",
      total: 206,
      options: {
        "More trees": 121,
        "A good café": 88,
        "Great benches": 74,
        "A playground": 65,
        "Maybe a market": 52,
        "Later buses": 40,
        "No bad smells": 21,
        "None of these": 9,
      },
    },
    {
      text: "Would you walk there in the dark?",
      options: { Yes: 70, No: 70, "Not sure": 32 },
    },
  ],
  feelings: [3, 6, 9, 14, 21, 33, 42, 38, 20, 8],
  keywords: Object.fromEntries(
    terms.map((term, index) => [term, Math.round(64 / (1 + index / 4))]),
  ),
  summary:
    "212 of 259 people answered the first question. 45% want Elm Street closed at weekends, 17% never. Asked what would bring them, 59% name trees. Most write kindly of the plan; those who do not, write about the bus.",
};

const empty: Figures = {
  questions: [
    {
      text: "When should Elm Street be closed to cars?",
      options: { Always: 0, Weekends: 0, "School hours": 0, Never: 0 },
    },
  ],
};

const single: Figures = {
  buckets: bucketsOf([1]),
  questions: [{ text: "Is the path lit?", options: { Yes: 1 } }],
  feelings: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  keywords: { lamps: 1 },
  summary: "1 person answered.",
};

const huge: Figures = {
  buckets: bucketsOf(rhythm(60, 2_050_000)),
  questions: [
    {
      text: "Should clocks still change twice a year?",
      options: {
        "Yes, as today": 34_567_890,
        "No, always winter time": 45_678_901,
        "No, always summer time": 40_123_456,
      },
    },
    {
      text: "Which months are too dark?",
      total: 98_765_432,
      options: {
        November: 61_234_567,
        December: 87_654_321,
        January: 76_543_210,
        February: 32_109_876,
        March: 9_876_543,
        "None of these": 1_234_567,
      },
    },
  ],
  feelings: [4, 5, 7, 9, 12, 14, 13, 9, 6, 3].map((part) => part * 1_234_567),
  keywords: Object.fromEntries(
    terms.map((term, index) => [term, Math.round(87_654_321 / (1 + index))]),
  ),
  summary:
    "120,370,247 people answered the first question; 38% want winter time all year. 87,654,321 find December too dark.",
};

const skewed: Figures = {
  buckets: bucketsOf([...rhythm(29, 3), 4_200]),
  questions: [
    {
      text: "Do you know the new bridge?",
      options: { Yes: 4_201, No: 3, "I would rather not say": 0 },
    },
    {
      text: "How do you cross the river today?",
      options: {
        "On foot": 4_090,
        "By bike": 60,
        "By bus": 24,
        "By car": 11,
        "By boat": 2,
        "I swim, with great pleasure": 1,
        "I never do": 0,
      },
    },
  ],
  feelings: [3_900, 120, 31, 9, 4, 2, 0, 1, 0, 0],
  keywords: Object.fromEntries(
    terms.map((term, index) => [term, index === 0 ? 4_000 : 1 + (index % 3)]),
  ),
  summary: "4,201 of 4,204 people know the bridge. 93% write angrily of it.",
};

const long: Figures = {
  buckets: [
    "Week before the old market hall was moved",
    longWord,
    "Week after",
  ].map((bucket, index) => ({ bucket, count: 12 + 7 * index })),
  questions: [
    {
      text: longSentence,
      options: { [longWord]: 31, [longSentence]: 12, No: 14 },
    },
    {
      text: longWord,
      total: 52,
      options: {
        [longSentence]: 40,
        [longWord]: 9,
        [`${longSentence.slice(0, 200)} Excellent`]: 8,
        [`${longSentence.slice(0, 199)} Terrible`]: 7,
        [longSentence.slice(0, 180)]: 6,
        [longSentence.slice(0, 160)]: 5,
        Short: 4,
      },
    },
  ],
  feelings: [0, 1, 2, 4, 6, 9, 6, 4, 2, 1],
  keywords: {
    [longWord]: 30,
    "children walk": 24,
    [longSentence.slice(0, 100)]: 20,
    bus: 12,
    [longWord.slice(0, 40)]: 9,
  },
  summary: `${longSentence} ${longWord}. 31 of 57 said so.`,
};

const rightToLeft: Figures = {
  buckets: bucketsOf(rhythm(14, 7)),
  questions: arabic.questions,
  feelings: [1, 2, 4, 6, 10, 14, 12, 9, 4, 2],
  keywords: arabic.keywords,
  summary: arabic.summary,
};

const many: Figures = {
  buckets: bucketsOf(rhythm(365, 5)),
  questions: manyQuestions(limits.questionsMax, 8),
  feelings: [40, 80, 140, 190, 240, 260, 230, 160, 90, 30],
  keywords: Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `${terms[index % terms.length]} ${index + 1}`,
      Math.round(900 / (1 + index / 8)),
    ]),
  ),
  summary: "400 questions were asked about 400 tram lines.",
};

/** The plain survey after three more responses. */
const later: Figures = {
  ...plain,
  buckets: bucketsOf(rhythm(28, 9)).map(({ bucket, count }, index) => ({
    bucket,
    count: index === 27 ? count + 3 : count,
  })),
  questions: plain.questions?.map((asked) => ({
    ...asked,
    total: asked.total === undefined ? undefined : asked.total + 3,
    options: Object.fromEntries(
      Object.entries(asked.options).map(([option, count], index) => [
        option,
        index === 1 ? count + 3 : count,
      ]),
    ),
  })),
  feelings: plain.feelings?.map((count, tenth) =>
    tenth === 8 ? count + 12 : count,
  ),
  keywords: { ...plain.keywords, bus: 53, benches: 33 },
};

/** Server replies, by name, that every chart must handle. */
export const replies = {
  Plain: analyticsReply(plain),
  Empty: { ...analyticsReply(empty), refreshed_at: null },
  "Single value": analyticsReply(single),
  "Huge numbers": analyticsReply(huge),
  Skewed: analyticsReply(skewed),
  "Long labels": analyticsReply(long),
  "Right to left": analyticsReply(rightToLeft),
  "400 questions, 365 days, 50 words": analyticsReply(many),
};

/** The plain survey's responses by ticket: fewer, and spread evenly over the weeks. */
const byTicket: Figures = {
  buckets: bucketsOf(rhythm(28, 2)),
  questions: [
    {
      text: "When should Elm Street be closed to cars?",
      options: { Always: 6, Weekends: 12, "School hours": 9, Never: 20 },
    },
    {
      text: "What would bring you there more often?",
      total: 50,
      options: {
        "More trees": 20,
        "A good café": 12,
        "Great benches": 24,
        "A playground": 11,
        "Maybe a market": 4,
        "Later buses": 18,
        "No bad smells": 7,
        "None of these": 3,
      },
    },
    {
      text: "Would you walk there in the dark?",
      options: { Yes: 12, No: 28, "Not sure": 7 },
    },
  ],
  feelings: [2, 4, 5, 7, 6, 5, 4, 3, 1, 0],
  keywords: {
    parking: 17,
    bus: 14,
    benches: 11,
    "late buses": 9,
    trees: 8,
    noise: 7,
    lamps: 6,
    snow: 5,
    pavement: 4,
    toilets: 3,
  },
};

/** The plain survey's other responses. */
const byOthers: Figures = {
  buckets: rest(plain.buckets, byTicket.buckets),
  questions: plain.questions?.map((asked, place) => {
    const other = byTicket.questions?.[place];
    const left = (all: number, part = 0) => all - part;
    return {
      text: asked.text,
      total:
        asked.total === undefined ? undefined : left(asked.total, other?.total),
      options: Object.fromEntries(
        Object.entries(asked.options).map(([option, count]) => [
          option,
          left(count, other?.options[option]),
        ]),
      ),
    };
  }),
  feelings: plain.feelings?.map(
    (count, tenth) => count - (byTicket.feelings?.[tenth] ?? 0),
  ),
  keywords: Object.fromEntries(
    Object.entries(plain.keywords ?? {}).map(([term, count]) => [
      term,
      Math.max(3, count - (byTicket.keywords?.[term] ?? 0)),
    ]),
  ),
};

function rest(all: Bucket[] = [], part: Bucket[] = []): Bucket[] {
  return all.map(({ bucket, count }, place) => ({
    bucket,
    count: Math.max(0, count - (part[place]?.count ?? 0)),
  }));
}

const people = (figures: Figures) =>
  sum((figures.buckets ?? []).map(({ count }) => count));

/** The plain survey with separate ticket figures, and the figures of both groups. */
export const sidedReplies = {
  all: {
    ...analyticsReply(plain),
    tickets: "apart",
    ticket_count: people(byTicket),
  },
  tickets: analyticsReply(byTicket),
  others: analyticsReply(byOthers),
};

/** The plain survey with counted places, and the figures of people here and elsewhere. */
export const placedReplies = {
  all: {
    ...analyticsReply(plain),
    answer_places: "rings",
    released_count: people(plain),
    rings: [
      { from: "here", count: people(byTicket) },
      { from: "elsewhere", count: people(byOthers) },
    ],
  },
  here: analyticsReply(byTicket),
  elsewhere: analyticsReply(byOthers),
};

/** Map bins of one town, a larger one below, and the answers in them. */
export function answerMapReply(): object {
  const { mc_breakdown = {} } = analyticsReply(plain) as {
    mc_breakdown?: Record<string, Record<string, number>>;
  };
  const squares = ["12021023", "1202102330", "120210233021", "120210233023"];
  const items = squares.map((square, nth) => ({
    square,
    ...mapBinBounds(square),
    count: 14 + 9 * nth,
    answers: Object.fromEntries(
      Object.keys(mc_breakdown).map((id) => [id, 12 + 8 * nth]),
    ),
    choices: Object.fromEntries(
      Object.entries(mc_breakdown).map(([id, counts]) => [
        id,
        Object.fromEntries(
          Object.keys(counts).map((_, place) => [
            place,
            Math.max(0, (3 + 4 * nth) * (place === 0 ? 2 : 1) - 2 * place),
          ]),
        ),
      ]),
    ),
  }));
  return { items, elsewhere: 21, group_size: 10 };
}

export const laterReply = analyticsReply(later);

export type DataSet = keyof typeof replies;

/** The same data as charts receive it, after parsing. */
export const dataSets = Object.entries(replies).map(
  ([name, reply]): [DataSet, Analytics] => [
    name as DataSet,
    readAnalytics(reply),
  ],
);

/** Figures that are withheld while few people have answered. */
export const withheld = {
  sentiment_avg: null,
  sentiment_hist: [],
  top_keywords: [],
  llm_summary: "",
  withheld: { until: 5, parts: ["keywords", "sentiment", "summary"] },
};
