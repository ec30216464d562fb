import Type from "typebox";
import { limits } from "../limits.ts";
import { scopeRadii, surveyScopes } from "../survey-place.ts";
import {
  Count,
  Id,
  Nullable,
  NullableNumber,
  NullableTimestamp,
  Timestamp,
  Uuid,
} from "./parts.ts";
import { QuestionItem } from "./question-form.ts";
import { SurveyLanguage } from "./translation.ts";

/** Number of responses after which a survey closes. */
export const Quota = Type.Integer({ minimum: 1, maximum: limits.quotaMax });

/** When a survey opens, and what closes it other than its end time. */
export const SurveyLimits = {
  opensAt: Type.Optional(
    Type.String({
      format: "date-time",
      description:
        "When the survey opens or opened. Omitted if it was open from the beginning.",
    }),
  ),
  upcoming: Type.Optional(
    Type.Boolean({
      description: "True if the survey is not open yet. Omitted otherwise.",
    }),
  ),
  quota: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "Number of responses after which the survey closes. Omitted if there is no such limit.",
    }),
  ),
  forgetMonths: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "Number of months after closing after which responses, texts and posts are deleted. Released figures stay. Omitted if nothing is deleted.",
    }),
  ),
  forgotten: Type.Optional(
    Type.Boolean({
      description: "True once they have been deleted. Omitted otherwise.",
    }),
  ),
};

const EndingMessage = Type.String({
  minLength: 1,
  maxLength: limits.endingMessageMax,
});
const ThanksLink = Type.String({
  minLength: 1,
  maxLength: limits.thanksLinkMax,
  description:
    "An https URL on the public web, without a user name or a port. People see it before they follow it.",
});

/** Texts of an author in addition to a survey. */
export const SurveyEnding = {
  closedMessage: Type.Optional(EndingMessage),
  thanksMessage: Type.Optional(EndingMessage),
  thanksLink: Type.Optional(ThanksLink),
};

/** The same fields in a change: null removes a value. */
export const EndingChange = {
  closedMessage: Type.Optional(Nullable(EndingMessage)),
  thanksMessage: Type.Optional(Nullable(EndingMessage)),
  thanksLink: Type.Optional(Nullable(ThanksLink)),
};

/** Whom a survey is for, by distance from its location. */
export const Scope = Type.Enum([...surveyScopes], {
  description:
    "What people within `radiusMeters` of the survey's location get. `first`: lists show them the survey before others. `only`: lists and searches show the survey to them only. `answer`: only they may answer it.",
});
export const RadiusMeters = Type.Integer({
  enum: scopeRadii.map((kilometres) => kilometres * 1000),
});

const SurveyPlace = {
  place_name: Type.Optional(
    Nullable(
      Type.String({
        description:
          "Name of the location. Null if the author did not choose it by name.",
      }),
    ),
  ),
  place_country: Type.Optional(
    Type.String({
      description: "Country of that location: ISO 3166-1, two letters.",
    }),
  ),
  scope: Type.Optional(Nullable(Scope)),
  radiusMeters: Type.Optional(RadiusMeters),
};

const FirstQuestion = Type.Object(QuestionItem.properties, {
  description:
    "The first question, in the language of the title. Only in lists, and only if it is a choice of one of at most 12 options that anyone may answer now, and if nothing else belongs to it, such as a hint.",
});

export const SurveyItem = Type.Object(
  {
    surveyId: Id,
    surveyUuid: Uuid,
    title: Type.String(),
    instructions: Type.String(),
    surveyCreatedAt: Timestamp,
    expiresAt: NullableTimestamp,
    expired: Type.Boolean(),
    responses_count: Count,
    post_count: Count,
    like_count: Count,
    latitude: NullableNumber,
    longitude: NullableNumber,
    distanceMeters: NullableNumber,
    requires_code: Type.Boolean(),
    exportHtmlRestricted: Type.Boolean(),
    demo: Type.Boolean(),
    language: Nullable(SurveyLanguage),
    ...SurveyPlace,
    ...SurveyLimits,
    first_question: Type.Optional(FirstQuestion),
  },
  { title: "Survey" },
);
