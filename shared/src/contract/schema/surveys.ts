import Type, { type TSchema } from "typebox";
import { limits, listReaches } from "../limits.ts";
import { editedParts, readModes } from "../ownership.ts";
import { questionKinds, relations, scaleLooks } from "../question-form.ts";
import { questionTypes } from "../question.ts";
import { nextReleases, resultsModes } from "../results.ts";
import { answerPlacesModes, answersFrom } from "../answer-places.ts";
import { scopeRadii, surveyScopes } from "../survey-place.ts";
import { ticketModes } from "../tickets.ts";
import {
  AccessCode,
  Count,
  Day,
  defineCalls,
  Id,
  IdParams,
  Nullable,
  NullableNumber,
  NullableString,
  NullableTimestamp,
  PlaceBody,
  Latitude,
  Longitude,
  PlaceQuery,
  Timestamp,
  Uuid,
} from "./parts.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

/** Number of responses after which a survey closes. */
export const Quota = Type.Integer({ minimum: 1, maximum: limits.quotaMax });

/** When a survey opens, and what closes it other than its end time. */
const SurveyLimits = {
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
  },
  { title: "Survey" },
);

export const SurveyListReply = Type.Object(
  {
    items: Type.Array(SurveyItem),
    counts: Type.Object({
      surveys: Count,
      open: Count,
      nearby: Type.Integer({
        minimum: 0,
        description: "Number of surveys with a known distance.",
      }),
    }),
    next: Type.Optional(
      Type.String({
        description: "Cursor of the next page. Omitted on the last page.",
      }),
    ),
    languages: Type.Optional(
      Type.Array(SurveyLanguage, {
        description:
          "Languages of all surveys that any list shows. Only on first pages.",
      }),
    ),
  },
  { title: "SurveyList" },
);

/** An area of the map; west is greater than east if it crosses the 180th meridian. */
const BoxQuery = {
  west: Type.Optional(Longitude),
  south: Type.Optional(Latitude),
  east: Type.Optional(Longitude),
  north: Type.Optional(Latitude),
};

const CellsQuery = Type.Object({
  ...BoxQuery,
  level: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 14,
      description:
        "Zoom level of the map bins: 2 to the power of `level` bins span the width of the map.",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Excludes closed surveys." }),
  ),
  language: Type.Optional(SurveyLanguage),
});

const CellsReply = Type.Object(
  {
    cells: Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      description:
        "Arrays of three numbers: latitude and longitude of the centre of a grid cell, and the number of surveys in it or in the map bin around it.",
    }),
    level: Type.Optional(
      Type.Integer({
        description:
          "Zoom level of the map bins in which surveys are counted. Omitted if each grid cell is counted separately.",
      }),
    ),
  },
  { title: "SurveyCells" },
);

const ListQuery = Type.Object({
  ...PlaceQuery.properties,
  ...BoxQuery,
  after: Type.Optional(
    Type.String({
      maxLength: limits.listCursorMax,
      description: "`next` of the previous page. Use the same filters.",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Excludes closed surveys." }),
  ),
  within_km: Type.Optional(
    Type.Integer({
      enum: [...listReaches],
      description:
        "Excludes surveys that are farther away than this, in kilometres, and surveys without a location. Requires coordinates.",
    }),
  ),
  language: Type.Optional(SurveyLanguage),
});

export const QuestionType = Type.Enum([...questionTypes]);

/** A text of a form: the end of a scale, a unit, a hint, a section. */
const FormWord = Type.String({ maxLength: limits.formWordMax });
const FormText = Type.String({ maxLength: limits.instructionsMax });
const Place = Type.Integer({ minimum: 0, maximum: limits.questionsMax });

export const QuestionForm = Type.Object(
  {
    kind: Type.Enum([...questionKinds], {
      description:
        "What the question asks for. `yes_no`, `scale` and `statement` are choices of one option. Clients that do not know `ranking`, `number` and `date` treat them as `free_text`. The answer to a `ranking` is all options in their order, to a `number` digits, and to a `date` YYYY-MM-DD.",
    }),
    hint: Type.Optional(FormText),
    required: Type.Optional(Type.Boolean()),
    least: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.optionsMax }),
    ),
    most: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.optionsMax }),
    ),
    exclusive: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: limits.optionsMax,
        description: "Index of the option that excludes all others.",
      }),
    ),
    shuffled: Type.Optional(
      Type.Boolean({
        description: "Whether options are shown in a random order.",
      }),
    ),
    scale: Type.Optional(
      Type.Object({
        from: Type.Union([Type.Literal(0), Type.Literal(1)]),
        to: Type.Integer({ minimum: 2, maximum: 10 }),
        look: Type.Enum([...scaleLooks]),
        low: FormWord,
        high: FormWord,
      }),
    ),
    number: Type.Optional(
      Type.Object({
        least: Type.Number(),
        most: Type.Number(),
        decimals: Type.Integer({ minimum: 0, maximum: 2 }),
        unit: FormWord,
      }),
    ),
    dates: Type.Optional(Type.Object({ first: Day, last: Day })),
    section: Type.Optional(
      Type.Object({
        heading: FormWord,
        text: FormText,
        page: Type.Boolean({
          description: "Whether the section begins a new page.",
        }),
      }),
    ),
    showIf: Type.Optional(
      Type.Object(
        {
          join: Type.Enum(["and", "or"]),
          rules: Type.Array(
            Type.Object({
              question: Place,
              relation: Type.Enum([...relations]),
              places: Type.Array(Place, {
                minItems: 1,
                maxItems: limits.optionsMax,
              }),
            }),
            { minItems: 1, maxItems: limits.rulesMax },
          ),
        },
        {
          description:
            "Condition for asking the question. `question` is the index of an earlier choice question, not counting challenge questions. `places` are the indexes of its options. Both start at 0.",
        },
      ),
    ),
    within: Type.Optional(
      Type.Boolean({
        description:
          'Whether the question is shown within the question of its condition, as the text field of an option such as "Other".',
      }),
    ),
  },
  { title: "QuestionForm" },
);

export const QuestionItem = Type.Object(
  {
    id: Id,
    question_text: Type.String(),
    question_type: QuestionType,
    options: Type.Array(Type.String()),
    allow_multiple: Type.Boolean(),
    is_challenge: Type.Boolean(),
    form: Type.Optional(QuestionForm),
  },
  { title: "Question" },
);

export const ResultsMode = Type.Enum([...resultsModes], {
  description:
    "When figures include answers. `groups`: in groups of responses. `closed`: once the survey is closed. `live`: immediately with each response.",
});

export const ReadMode = Type.Enum([...readModes], {
  description:
    "What the holders of keys can read in addition to figures. `figures`: nothing. `texts`: texts, separated from the other answers. `rows`: complete responses.",
});

export const TicketMode = Type.Enum([...ticketModes], {
  description:
    "Whether the survey is answered by paper ticket. `off`: no. `only`: by ticket only. `apart`: by everyone; responses by ticket are counted separately.",
});

export const AnswerPlaces = Type.Enum([...answerPlacesModes], {
  description:
    "Which location data is counted for people who agree. `none`: nothing. `rings`: the distance ring around the survey's location. `map`: map bins. Not available for surveys without a location, with `results` `live`, with `tickets` `apart`, or with `reads` `rows`.",
});

export const ResultsRule = Type.Object(
  {
    mode: ResultsMode,
    group_size: Type.Integer({
      minimum: 1,
      description: "Minimum number of responses that are released together.",
    }),
  },
  { title: "ResultsRule" },
);

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

/** Opens a survey that requires a code. */
export const CredentialQuery = Type.Object({
  code: Type.Optional(AccessCode),
  share_token: Type.Optional(Type.String({ maxLength: 128 })),
});

const Answer = Type.Union([
  Type.String({ maxLength: limits.answerMax }),
  Type.Array(Type.String({ maxLength: limits.optionTextMax }), {
    maxItems: limits.optionsMax,
  }),
]);

const byQuestion = <T extends TSchema>(answer: T, maxProperties: number) =>
  Type.Record(Type.String(), answer, {
    maxProperties,
    propertyNames: { maxLength: limits.questionIdMax },
  });

/** Language in which the form was shown. */
const AnsweredIn = Type.Optional(SurveyLanguage);

/** Answers by question id. */
export const AnswersBody = Type.Object({
  answers: byQuestion(Answer, limits.questionsMax),
  language: AnsweredIn,
});

export const ResponseBody = Type.Object({
  ...AnswersBody.properties,
  ...PlaceBody.properties,
  challenge_answers: Type.Optional(
    byQuestion(
      Type.String({ maxLength: limits.answerMax }),
      limits.challengeQuestionsMax,
    ),
  ),
  ring_consent: Type.Optional(
    Type.Boolean({
      description:
        "Whether `lat` and `lng` may be counted as stated in `answer_places`. Otherwise they are not stored with the response.",
    }),
  ),
  code: Type.Optional(AccessCode),
  way_in: Type.Optional(
    Type.Enum(["site", "link"], {
      description:
        "How the visitor reached the survey: found it on the site (`site`), or opened its address directly (`link`). Default: `site`. The author sees the numbers by day.",
    }),
  ),
});

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

export const IntegrityReply = Type.Object(
  {
    accepted: Count,
    released: Count,
    refused: Type.Object({
      closed: Count,
      duplicate: Count,
      check: Count,
      limit: Count,
    }),
    flagged: Type.Object({
      count: Count,
      marks: Type.Object({
        fresh: Count,
        fast: Count,
        burst: Count,
        repeated: Count,
        copied: Count,
      }),
    }),
    ways: Type.Object({
      site: Count,
      link: Count,
      embed: Count,
      ticket: Count,
      kiosk: Count,
    }),
    sites: Type.Array(Type.Object({ site: Type.String(), responses: Count }), {
      description:
        "Sites that embed the survey, with the number of responses until the end of the previous day, if that is at least 20. Includes withdrawn responses. Names are as reported by browsers; a script can forge them.",
    }),
    rings: Type.Optional(
      Type.Object(
        { device: Count, page: Count },
        {
          description:
            "Number of released responses that are counted in a ring, by the source of the location: the device, or the page that embeds the survey. Both are released in separate groups. Omitted unless each has at least one group.",
        },
      ),
    ),
    leftOut: Type.Array(
      Type.Object({
        changedOn: Day,
        reason: Nullable(Type.String({ minLength: 1 })),
      }),
      {
        description:
          "Each time the author excluded flagged responses from the figures, or counted them again. `reason` is null if they were counted again.",
      },
    ),
  },
  { title: "Integrity" },
);

export const surveyCalls = defineCalls("surveys", {
  listSurveys: {
    summary:
      "List public surveys: open ones first, then nearest, then newest; without coordinates, the newest alternate with the most answered among them",
    description:
      "Returns at most 100 surveys per page. `west`, `south`, `east` and `north` must be set together, and exclude surveys outside this area. Closed surveys are listed for 90 days. A survey that opens, closes or is published while you load pages may be returned twice or not at all; all others are returned once. Coordinates are snapped to a grid of at least 1 km before they are compared. For actors who consented, the grid cell is stored for a day, as the location of surveys they publish. `counts` refers to the listed surveys.",
    method: "GET",
    path: "/surveys",
    query: ListQuery,
    reply: SurveyListReply,
  },
  listCells: {
    summary: "Get the map positions of listed surveys",
    description: [
      "Counts the surveys that `GET /surveys` lists with the same filters and that have a location, by grid cells of at least 1 km. More than 500 surveys are counted by bins of the Web Mercator map; the position of a bin is a grid cell near the middle of its surveys. At `level` 14, each grid cell is returned.",
      "",
      "`west`, `south`, `east` and `north` must be set together. They select a section of the map; its bins are counted completely. A section of more than 1,024 bins is refused. Without `level`, the finest level that fits is used.",
      "",
      "Clients can cache the response and revalidate it with its `ETag`. It can be 10 seconds old.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/cells",
    query: CellsQuery,
    reply: CellsReply,
  },
  getSurvey: {
    summary: "Get a survey by its number",
    description: [
      "Error 403 if the survey requires an access code and the request does not contain it. A correct code or share token, sent to this or any other endpoint about the survey, is remembered for the session.",
      "",
      "A wrong code returns error 403 ACCESS_CODE_INVALID with `data.attemptsRemaining`; repeating the same wrong code is counted once. After the third wrong code, every request about the survey returns error 423 ACCESS_LOCKED for 15 minutes, with or without a code.",
      "",
      "After many wrong codes, from one network or in total, a code is checked only with a bot-check token of the action `access_code`. Its difficulty doubles with each wrong code. Without the token, the request returns error 429 CODE_GUESSES_BOUNDED with the required difficulty in `data.price`. If the error has no `data.price`, no token is accepted; wait and try again.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id",
    params: IdParams,
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getSurveyByUuid: {
    summary: "Get a survey by its UUID",
    method: "GET",
    path: "/surveys/uuid/:uuid",
    params: Type.Object({ uuid: Uuid }),
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getQuestions: {
    summary: "Get the questions of a survey, without expected answers",
    method: "GET",
    path: "/surveys/:id/questions",
    params: IdParams,
    query: CredentialQuery,
    reply: QuestionsReply,
  },
  getAnalytics: {
    summary: "Get the figures of a survey's released responses",
    description: [
      "`resp_count` counts every response immediately. All other figures are based on the `released_count` responses that have been released.",
      "",
      "**Release of responses**",
      "",
      "- With `results.mode` `groups`, responses are released in groups of at least `group_size`. While the survey is open, a group is from at least three networks, and is released once twice that number is waiting. With `closed`, responses are released in groups once the survey is closed. With `live`, each response is released immediately.",
      "- If the new answers to a question would reveal a person's answer, the question waits for the next release and includes none of them until then.",
      "- `next_release` is what further responses wait for. Null if no more responses will be released.",
      "",
      "**Figures**",
      "",
      "- Buckets of `resp_count_timeseries` are one hour, or longer if there would be more than 60. They start on UTC boundaries and are zero if no one answered. For surveys in several languages, or that count locations, they show the hour in which responses were released, not the hour in which they were sent.",
      "- `mc_options` lists the options of `mc_breakdown` in the order in which they were written. An object cannot keep that order if options are integers.",
      "- `top_keywords` contains up to 50 words and two-word terms that several people from several networks used. Each term is counted once per person.",
      "- `sentiment_hist` has ten buckets from -1 to 1, named for example `0.2…0.4`. The lower bound is included.",
      "- `withheld` states which results of free texts are not shown yet, and from how many responses they will be. Null if nothing is withheld.",
      "- `language` is the language of the survey and its options. Null if unknown.",
      "",
      "**Flagged responses and tickets**",
      "",
      "- `flagged_count` is the number of released responses that are flagged (see `/integrity`), whether or not these figures include them.",
      "- `left_out_reason` is the author's reason for excluding flagged responses. Null while they are counted.",
      "- `ticket_count` is the number of released responses by ticket if `tickets` is `apart`. In that case, `only=tickets` and `without=tickets` select the figures of each side, in full groups. Otherwise these filters return error 400.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id/analytics",
    params: IdParams,
    query: Type.Object({
      ...CredentialQuery.properties,
      ...FiguresSide.properties,
    }),
    reply: AnalyticsReply,
  },
  getAnswerMap: {
    summary: "Get the answers of a survey by map bin",
    description:
      "Only for surveys that count answers by map bin; includes people who agreed. A bin is as small as a group of its people allows, of at least 10 people, and never smaller than a grid cell of 1 km. Error 400 INVALID_REQUEST if the survey has no map.",
    method: "GET",
    path: "/surveys/:id/answer-map",
    params: IdParams,
    query: CredentialQuery,
    reply: AnswerMapReply,
  },
  getIntegrity: {
    summary:
      "Get the integrity report of a survey: accepted, refused and flagged responses",
    description: [
      "`accepted` is the number of accepted responses, `ways` the same by the way in which people reached the survey.",
      "",
      "`refused` is the number of refused responses by reason: after the survey closed (`closed`), a second response (`duplicate`), a failed bot check (`check`), too many responses (`limit`).",
      "",
      "`flagged` is the number of `released` responses with at least two of these flags, which are signs of ballot stuffing:",
      "",
      "- `fresh`: the anonymous ID was a few minutes old.",
      "- `fast`: the response arrived sooner than the questions can be read.",
      "- `burst`: the response is part of a burst from one network.",
      "- `repeated`: other responses from the same network chose the same options.",
      "- `copied`: others wrote the same or nearly the same text.",
      "",
      "A response is counted for each of its flags. `without=flagged` of the analytics endpoint excludes flagged responses.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id/integrity",
    params: IdParams,
    query: CredentialQuery,
    reply: IntegrityReply,
  },
  submitResponse: {
    summary:
      "Submit a response, once per person; a repeated response returns duplicate: true",
    description: [
      "Coordinates are stored for a day, snapped to a grid cell, as the location of surveys that the actor publishes. With the response, only what `ring_consent` allows to be counted is stored.",
      "",
      "Errors:",
      "",
      "- 423 CHALLENGE_FAILED: an answer to a challenge question is wrong. `data.attemptsRemaining` is the number of attempts left.",
      "- 423 CHALLENGE_BLOCKED: for 15 minutes after the third wrong answer to a challenge question.",
      "- 410 with `expiresAt`: the survey is closed. It also closes when it has `quota` responses; of responses that are sent simultaneously, no more than that are accepted.",
      "- 403 SURVEY_NOT_OPEN: the survey is not open yet. `data.opensAt` is its opening time.",
      "- 403 PLACE_REQUIRED: the `scope` of the survey is `answer` and the request contains no coordinates.",
      "- 403 PLACE_TOO_FAR: the `scope` of the survey is `answer` and the coordinates are outside its `radiusMeters`, measured between the centres of grid cells.",
      "- 403 TICKET_REQUIRED: `tickets` of the survey is `only` and the actor has not redeemed a ticket.",
    ].join("\n"),
    action: "survey_response",
    method: "POST",
    path: "/surveys/:id/responses",
    params: IdParams,
    body: ResponseBody,
    reply: Type.Object({ duplicate: Type.Boolean() }),
  },
});
