import Type from "typebox";
import { editedParts } from "../ownership.ts";
import {
  Day,
  Id,
  Nullable,
  NullableString,
  NullableTimestamp,
} from "./parts.ts";
import { QuestionItem } from "./question-form.ts";
import { RadiusMeters, SurveyEnding, SurveyLimits } from "./survey-item.ts";
import { ReadMode, ResultsRule, TicketMode } from "./survey-modes.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

export const SurveyEdit = Type.Object(
  {
    editedOn: Day,
    part: Type.Enum([...editedParts]),
    questionId: Nullable(Id),
    option: Nullable(
      Type.Integer({ minimum: 0, description: "Index of the option." }),
    ),
    before: Type.String(),
    after: Type.String(),
  },
  { title: "SurveyEdit" },
);

export const QuestionsReply = Type.Object(
  {
    items: Type.Array(QuestionItem),
    expired: Type.Boolean(),
    expiresAt: NullableTimestamp,
    challengeMessage: NullableString,
    challengeBlocked: Type.Boolean(),
    challengeRetryAfter: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          "Seconds until challenge questions can be answered again. Omitted if they can be answered now.",
      }),
    ),
    results: ResultsRule,
    reads: ReadMode,
    tickets: TicketMode,
    answer_places: Type.Optional(
      Type.Object(
        {
          by: Type.Enum(["rings", "map"]),
          latitude: Type.Number(),
          longitude: Type.Number(),
        },
        {
          description:
            "How the locations of people who agree are counted. Omitted if they are not counted. The coordinates are the centre of the survey's grid cell; a ring is determined by the distance from it to the centre of the sender's grid cell.",
        },
      ),
    ),
    edits: Type.Array(SurveyEdit, {
      description: "Texts that were changed after people had answered.",
    }),
    translated: Type.Optional(
      Type.Object(
        { original: SurveyLanguage, texts: SurveyTranslations },
        {
          description:
            "Translations of the survey. Omitted if it has only one language. `items` are in the original language, which is also used for texts without a translation. An option can be answered with its text in any of the languages.",
        },
      ),
    ),
    within: Type.Optional(
      Type.Object(
        {
          latitude: Type.Number(),
          longitude: Type.Number(),
          radiusMeters: RadiusMeters,
        },
        {
          description:
            "Area in which responses must be sent. Omitted if they are accepted from anywhere.",
        },
      ),
    ),
    ...SurveyLimits,
    ...SurveyEnding,
  },
  { title: "Questions" },
);
