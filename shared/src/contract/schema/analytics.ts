import Type from "typebox";
import { answersFrom } from "../answer-places.ts";
import { nextReleases } from "../results.ts";
import { Count, Nullable, NullableNumber, NullableTimestamp } from "./parts.ts";
import { QuestionForm } from "./question-form.ts";
import { AnswerPlaces, ResultsRule, TicketMode } from "./survey-modes.ts";
import { SurveyLanguage } from "./translation.ts";

const Bucket = Type.Object({ bucket: Type.String(), count: Count });

export const LeftOut = Type.Enum(["flagged", "nothing"], {
  description:
    "Whether the figures exclude flagged responses (`flagged`) or no responses (`nothing`). The summary describes all responses, so it is also omitted with `flagged`.",
});

export const AnalyticsReply = Type.Object(
  {
    resp_count: Count,
    released_count: Count,
    flagged_count: Count,
    without: LeftOut,
    left_out_reason: Nullable(Type.String({ minLength: 1 })),
    language: Nullable(SurveyLanguage),
    ticket_count: Count,
    languages: Type.Array(
      Type.Object({ language: SurveyLanguage, count: Count }),
      {
        description:
          "Number of released responses by the language in which they were answered. Contains only languages for which a full release group answered in that language, and another one in other languages. `answered_in` selects the figures of one language.",
      },
    ),
    answer_places: AnswerPlaces,
    rings: Type.Array(
      Type.Object({ from: Type.Enum([...answersFrom]), count: Count }),
      {
        description:
          "Number of released responses by distance ring around the survey's location, and from all rings but the nearest (`elsewhere`). Contains only rings for which there is a full release group of responses from that ring, and another one of other responses. `from` selects the figures of one ring.",
      },
    ),
    results: ResultsRule,
    tickets: TicketMode,
    next_release: Nullable(Type.Enum([...nextReleases])),
    resp_count_timeseries: Type.Array(Bucket),
    mc_breakdown: Type.Record(Type.String(), Type.Record(Type.String(), Count)),
    mc_options: Type.Record(Type.String(), Type.Array(Type.String())),
    question_kinds: Type.Record(
      Type.String(),
      Type.Object({
        form: QuestionForm,
        options: Type.Array(Type.String(), {
          description: "The options of a ranking. Empty for other kinds.",
        }),
        places: Type.Array(Count, {
          description:
            "Counts for numbers, dates and rankings. Empty for other kinds, which are in `mc_breakdown`. For a number or a date: number of answers in each bin. A number has at most 40 bins of equal width; the width is 1, 2 or 5 times a power of ten of the last digit. A date has bins of a day, or of a week if there are more than 62 days. For a ranking of n options: first n × n counts, which are the number of answers with an option at a rank, for each option and each rank; then n × (n − 1) counts, which are the number of answers that rank an option before another, for each pair.",
        }),
      }),
      {
        description:
          "Form and counts of questions that are not plain text or plain choice questions, by question id. Like all figures, based on released responses.",
      },
    ),
    question_totals: Type.Record(Type.String(), Count),
    questions_map: Type.Record(Type.String(), Type.String()),
    sentiment_avg: NullableNumber,
    sentiment_hist: Type.Array(Bucket),
    top_keywords: Type.Array(
      Type.Object({ term: Type.String(), count: Count }),
    ),
    llm_summary: Type.String(),
    withheld: Nullable(
      Type.Object({
        until: Type.Integer({
          minimum: 1,
          description: "Number of responses from which they are shown.",
        }),
        parts: Type.Array(Type.Enum(["keywords", "sentiment", "summary"])),
      }),
    ),
    refreshed_at: NullableTimestamp,
  },
  { title: "Analytics" },
);

/** Selects a group of responses for the figures. */
export const FiguresSide = Type.Object({
  without: Type.Optional(
    Type.Enum(["flagged", "tickets", "nothing"], {
      description:
        "Excludes flagged responses (`flagged`), responses by ticket (`tickets`) or no responses (`nothing`). With `flagged` and `tickets` the summary is also omitted, because it describes all responses. Default: as the author of the survey set it.",
    }),
  ),
  only: Type.Optional(
    Type.Literal("tickets", {
      description:
        "Figures of responses by ticket only, if they are counted separately.",
    }),
  ),
  answered_in: Type.Optional(SurveyLanguage),
  from: Type.Optional(
    Type.Enum([...answersFrom], {
      description:
        "Figures of responses from this distance ring only, of people who let it be counted, if rings are shown.",
    }),
  ),
});

export const AnswerMapReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        square: Type.String({
          description:
            "Quadkey of the map bin: one digit for each level of a Mercator map. It begins with the quadkeys of the larger bins that contain it.",
        }),
        west: Type.Number(),
        south: Type.Number(),
        east: Type.Number(),
        north: Type.Number(),
        count: Count,
        answers: Type.Record(Type.String(), Count, {
          description:
            "Number of people who answered each question, by question id.",
        }),
        choices: Type.Record(Type.String(), Type.Record(Type.String(), Count), {
          description:
            "By question id, the number of people counted at each index, in the order of `mc_options`. Indexes without answers are omitted.",
        }),
      }),
      {
        description:
          "Map bins in which a group of responses is released that is in no smaller bin. Larger bins first.",
      },
    ),
    elsewhere: Type.Integer({
      minimum: 0,
      description:
        "Number of released responses that are in none of the bins, because they are too few, too far from others, or sent without consent.",
    }),
    group_size: Type.Integer({
      minimum: 1,
      description: "Minimum number of people in a bin.",
    }),
  },
  { title: "AnswerMap" },
);
