import Type from "typebox";
import { limits } from "../limits.ts";
import { nextReleases } from "../results.ts";
import {
  Count,
  defineCalls,
  Id,
  Nullable,
  NullableString,
  Uuid,
} from "./parts.ts";
import { IntegrityReply, LeftOut } from "./surveys.ts";

/** Progress of reading. */
const reached = {
  shown: Count,
  waiting: Type.Integer({
    minimum: 0,
    description: "Responses that cannot be read yet",
  }),
  group_size: Type.Integer({
    minimum: 1,
    description: "Fewest that appear together",
  }),
  next_release: Nullable(Type.Enum([...nextReleases])),
};

const page = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.readingMax }),
  ),
};

export const ReadTextsReply = Type.Object(
  {
    items: Type.Array(Type.String()),
    cursor: Nullable(
      Type.String({
        description: "Where the next page begins; null at the end",
      }),
    ),
    ...reached,
  },
  { title: "ReadTexts" },
);

export const ReadRowsReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        row: Type.Integer({
          minimum: 1,
          description: "Its number within the survey, its only name",
        }),
        answers: Type.Record(
          Type.String(),
          Type.Union([Type.String(), Type.Array(Type.String())]),
        ),
      }),
    ),
    cursor: Nullable(Type.Integer({ minimum: 1 })),
    ...reached,
  },
  { title: "ReadRows" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };

/** Where an interrupted download resumes. */
const from = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: "How many bytes of it are there already",
  }),
);

const resuming =
  "Cut off, it goes on with `from`; with the ETag of what came before as If-Match, 412 SURVEY_CHANGED where the file is another by now.";

const table = {
  ...managed,
  query: Type.Object({
    from,
    choices: Type.Optional(
      Type.Enum(["columns", "joined"], {
        description:
          "Whether several choices stand in a column each, or in one",
      }),
    ),
    bom: Type.Optional(
      Type.Enum(["0", "1"], {
        description: "1 for a byte order mark, which some spreadsheets need",
      }),
    ),
  }),
  method: "GET",
  reply: Type.String(),
} as const;

/**
 * Requests with which a key holder reads and saves answers, as far as the
 * author chose before publishing.
 */
const questionCounts = {
  answered: Count,
  options: Type.Array(Type.Object({ option: Type.String(), count: Count })),
};

export const readingCalls = defineCalls("reading", {
  readTexts: {
    summary: "What people wrote to a question, word for word",
    description:
      "Any key will do. In an order that tells nothing, another one for each question, and apart from all else. Texts appear in groups of at least `group_size`, of released responses alone; where results show at once, when the survey is first closed. With `q` those that hold it; a page can then be short, or empty, and still have a next one. 409 READING_NOT_PROMISED where people were told that nobody reads single answers.",
    method: "GET",
    path: "/manage/:uuid/texts",
    ...managed,
    query: Type.Object({
      question: Id,
      q: Type.Optional(Type.String({ maxLength: limits.answerMax })),
      cursor: Type.Optional(Uuid),
      ...page,
    }),
    reply: ReadTextsReply,
  },
  readRows: {
    summary: "Whole responses",
    description:
      "Any key will do. By number, which was drawn by lot within each group, with no time. Answers by question id: texts, or lists of options. 409 READING_NOT_PROMISED where people were not told that whole responses are read.",
    method: "GET",
    path: "/manage/:uuid/rows",
    ...managed,
    query: Type.Object({
      cursor: Type.Optional(Type.Integer({ minimum: 1 })),
      ...page,
    }),
    reply: ReadRowsReply,
  },
  exportResponsesCsv: {
    summary: "Everything that can be read, as CSV",
    description:
      "A row for each response where whole responses are read, else for each text with its question. RFC 4180; what a spreadsheet would take for a formula has an apostrophe in front. `X-Total-Rows` tells how many there are. " +
      resuming,
    path: "/manage/:uuid/export/responses.csv",
    ...table,
    contentType: "text/csv",
  },
  exportResponsesJsonl: {
    summary: "Everything that can be read, one JSON object a line",
    description: resuming,
    path: "/manage/:uuid/export/responses.jsonl",
    ...managed,
    query: Type.Object({ from }),
    method: "GET",
    reply: Type.String(),
    contentType: "application/x-ndjson",
  },
  exportZip: {
    summary: "All of it in one archive, with codebook, summary and charts",
    description: "Answers are in it as far as they can be read. " + resuming,
    path: "/manage/:uuid/export/survey.zip",
    ...managed,
    query: Type.Object({ from }),
    method: "GET",
    reply: Type.String(),
    contentType: "application/zip",
  },
  exportFiguresCsv: {
    summary: "A survey's public figures, as CSV, with what they are about",
    path: "/manage/:uuid/export/figures.csv",
    ...managed,
    query: Type.Pick(table.query, ["bom"]),
    method: "GET",
    reply: Type.String(),
    contentType: "text/csv",
  },
  exportFiguresJson: {
    summary: "A survey's public figures, with what they are about",
    path: "/manage/:uuid/export/figures.json",
    ...managed,
    method: "GET",
    reply: Type.Object({
      survey: Type.Object({
        title: Type.String(),
        uuid: Uuid,
        opens_at: NullableString,
        closes_at: Type.String(),
        quota: Nullable(Count),
        closed_message: NullableString,
        thanks_message: NullableString,
        thanks_link: NullableString,
        results: Type.String(),
        group_size: Count,
        reads: Type.String(),
        responses: Count,
        released: Count,
        without: LeftOut,
      }),
      integrity: IntegrityReply,
      questions: Type.Array(
        Type.Object({
          id: Id,
          text: Type.String(),
          kind: Type.String(),
          several: Type.Boolean(),
          ...questionCounts,
        }),
      ),
      sides: Type.Array(
        Type.Object({
          side: Type.Enum(["tickets", "others"]),
          released: Count,
          questions: Type.Array(Type.Object({ id: Id, ...questionCounts })),
        }),
        {
          description:
            "What was answered by ticket, and by everybody else, where the survey shows both apart and has answers of both; of all answers, so there are none where flagged ones are left out",
        },
      ),
    }),
  },
});
