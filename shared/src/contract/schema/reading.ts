import Type from "typebox";
import type { readPageFields, readRowFields } from "../reading.ts";
import { limits } from "../limits.ts";
import { nextReleases } from "../results.ts";
import {
  Count,
  defineCalls,
  Id,
  Nullable,
  NullableString,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";
import { LeftOut } from "./analytics.ts";
import { IntegrityReply } from "./integrity.ts";

/** Progress of reading. */
const reached = {
  shown: Count,
  waiting: Type.Integer({
    minimum: 0,
    description: "Number of responses that cannot be read yet.",
  }),
  group_size: Type.Integer({
    minimum: 1,
    description: "Minimum number of responses that become readable together.",
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
        description: "Cursor of the next page. Null at the end.",
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
          description:
            "Number of the response within the survey. It is the only identifier of the response.",
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
    description: "Number of bytes that were already downloaded.",
  }),
);

const resuming =
  "An interrupted download can be resumed with `from`. Send the ETag of the first part as If-Match: error 412 SURVEY_CHANGED if the file has changed since.";

const table = {
  ...managed,
  query: Type.Object({
    from,
    choices: Type.Optional(
      Type.Enum(["columns", "joined"], {
        description:
          "Whether several choices are written in one column each (`columns`) or in one column together (`joined`).",
      }),
    ),
    bom: Type.Optional(
      Type.Enum(["0", "1"], {
        description:
          "`1` adds a byte order mark, which some spreadsheet programs need.",
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
    summary: "List the texts that people wrote in reply to a question",
    description:
      "Accepts a key of any role. Texts are in a random order that differs from question to question, and are separated from all other data of the response. They become readable in groups of at least `group_size`, from released responses only; if results are shown live, they become readable when the survey is first closed. With `q`, only texts that contain it are returned; a page can then be short or empty and still have a `cursor`. Error 409 READING_NOT_PROMISED if people were informed that no one reads individual answers.",
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
    summary: "List complete responses",
    description:
      "Accepts a key of any role. Ordered by number, which is assigned at random within each group, without times. `answers` contains texts, or lists of options, by question id. Error 409 READING_NOT_PROMISED if people were not informed that complete responses are read.",
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
    summary: "Export everything that can be read, as CSV",
    description:
      "One row for each response if complete responses are read; otherwise one row for each text, with its question. The format is RFC 4180. A value that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The header `X-Total-Rows` contains the number of rows. " +
      resuming,
    path: "/manage/:uuid/export/responses.csv",
    ...table,
    contentType: "text/csv",
  },
  exportResponsesJsonl: {
    summary: "Export everything that can be read, as one JSON object per line",
    description: resuming,
    path: "/manage/:uuid/export/responses.jsonl",
    ...managed,
    query: Type.Object({ from }),
    method: "GET",
    reply: Type.String(),
    contentType: "application/x-ndjson",
  },
  exportZip: {
    summary:
      "Export a ZIP archive of all data, with codebook, summary and charts",
    description:
      "Contains answers to the extent that they can be read. " + resuming,
    path: "/manage/:uuid/export/survey.zip",
    ...managed,
    query: Type.Object({ from }),
    method: "GET",
    reply: Type.String(),
    contentType: "application/zip",
  },
  exportFiguresCsv: {
    summary: "Export a survey's public figures and its description, as CSV",
    path: "/manage/:uuid/export/figures.csv",
    ...managed,
    query: Type.Pick(table.query, ["bom"]),
    method: "GET",
    reply: Type.String(),
    contentType: "text/csv",
  },
  exportFiguresJson: {
    summary: "Export a survey's public figures and its description, as JSON",
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
            "Responses by ticket and all others, if the survey counts them separately and has both. Always based on all responses, so empty if flagged responses are excluded.",
        },
      ),
    }),
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof readPageFields, Wire<typeof ReadTextsReply>>,
  ReadBy<typeof readPageFields, Wire<typeof ReadRowsReply>>,
  ReadBy<typeof readRowFields, Wire<typeof ReadRowsReply>["items"][number]>,
];
