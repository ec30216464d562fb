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
        "When it opens, or opened; left out where it was open from the beginning",
    }),
  ),
  upcoming: Type.Optional(
    Type.Boolean({ description: "It is not open yet; left out once it is" }),
  ),
  quota: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "After how many responses it closes; left out where none close it",
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
    "An https address of the public web, without a user and a port, which people see before they go there",
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
    "What whoever is within `radiusMeters` of the place has before others: it is shown to them first, lists and searches have it for them only, or only they answer it",
});
export const RadiusMeters = Type.Integer({
  enum: scopeRadii.map((kilometres) => kilometres * 1000),
});

const SurveyPlace = {
  place_name: Type.Optional(
    Nullable(
      Type.String({
        description: "Where its author chose its place by name",
      }),
    ),
  ),
  place_country: Type.Optional(
    Type.String({ description: "Of that place: ISO 3166-1, two letters" }),
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
        description: "Surveys with a known distance",
      }),
    }),
    next: Type.Optional(
      Type.String({
        description: "What to ask for the next page with; left out on the last",
      }),
    ),
    languages: Type.Optional(
      Type.Array(SurveyLanguage, {
        description:
          "Those of all surveys that lists show anywhere; on first pages",
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
        "How small the squares are: 2 to this power lie across the map",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Leaves out what is closed" }),
  ),
  language: Type.Optional(SurveyLanguage),
});

const CellsReply = Type.Object(
  {
    cells: Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      description:
        "Latitude and longitude of a cell's middle, and how many surveys stand in it, or in the square around it",
    }),
    level: Type.Optional(
      Type.Integer({
        description:
          "Of the squares by which surveys are counted together; left out where each cell is counted by itself",
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
      description: "`next` of the page before, asked with the same filters",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Leaves out what is closed" }),
  ),
  within_km: Type.Optional(
    Type.Integer({
      enum: [...listReaches],
      description:
        "Leaves out what is farther, and what has no place; needs coordinates",
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
        "What is asked for. yes_no, scale and statement are choices of one option; a ranking, a number and a date are free_text to who does not know them, and answered by all options in their order, by digits, and as YYYY-MM-DD",
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
        description: "The place of the option that is chosen alone",
      }),
    ),
    shuffled: Type.Optional(
      Type.Boolean({ description: "Options are shown in a random order" }),
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
        page: Type.Boolean({ description: "Begins a page of its own" }),
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
            "When it is asked: `question` is the place of an earlier choice among all questions but challenges, `places` are of its options, both from 0",
        },
      ),
    ),
    within: Type.Optional(
      Type.Boolean({
        description:
          "Shown within the question of its condition, as the text of Other",
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
    "When figures show what was answered: in groups of responses, once the survey is closed, or at once",
});

export const ReadMode = Type.Enum([...readModes], {
  description:
    "What keys of the survey let read beyond figures: nothing, texts cut loose from the other answers, or whole responses",
});

export const TicketMode = Type.Enum([...ticketModes], {
  description:
    "Whether it is answered by paper ticket: not at all, by tickets only, or by everybody with those who have one told apart",
});

export const AnswerPlaces = Type.Enum([...answerPlacesModes], {
  description:
    "Whether it is counted where answers come from, of who agrees: in rings round the survey's place, or in squares of a map. Not in surveys without a place, nor where results are `live`, tickets are `apart` or `rows` are read",
});

export const ResultsRule = Type.Object(
  {
    mode: ResultsMode,
    group_size: Type.Integer({
      minimum: 1,
      description: "Fewest responses that are shown together",
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
      Type.Integer({ minimum: 0, description: "Its place among the options" }),
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
          "Seconds until the challenge questions may be answered again; left out where they may be now",
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
            "How it is counted where answers come from, of who agrees; left out where it is not. The place is the middle of the survey's cell: a ring is told by it and the middle of the sender's cell",
        },
      ),
    ),
    edits: Type.Array(SurveyEdit, {
      description: "Words that were changed after people had answered",
    }),
    translated: Type.Optional(
      Type.Object(
        { original: SurveyLanguage, texts: SurveyTranslations },
        {
          description:
            "Left out where it is in one language alone. `items` are in the original; what a translation lacks stands as there. An option is answered by its text in any of the languages",
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
            "Where answers have to come from; left out where anybody answers",
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
    ...{ maxProperties, propertyNames: { maxLength: limits.questionIdMax } },
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
        "Whether `lat` and `lng` may be counted as the survey says in `answer_places`; otherwise nothing of them is",
    }),
  ),
  code: Type.Optional(AccessCode),
  way_in: Type.Optional(
    Type.Enum(["site", "link"], {
      description:
        "Whether the survey was found on the site, which is taken for granted, or its own address was opened first; told to its author by day.",
    }),
  ),
});

const Bucket = Type.Object({ bucket: Type.String(), count: Count });

export const LeftOut = Type.Enum(["flagged", "nothing"], {
  description:
    "What the figures leave out: flagged responses, and with them the summary, which is about all; or nothing",
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
          "In which language how many of the released ones were answered: those alone of which, and of all the others, a group is released. `answered_in` shows figures of one",
      },
    ),
    answer_places: AnswerPlaces,
    rings: Type.Array(
      Type.Object({ from: Type.Enum([...answersFrom]), count: Count }),
      {
        description:
          "From which ring round the survey's place how many of the released ones are, and from all but the nearest (`elsewhere`): those alone of which, and of all the others, a group is released. `from` shows figures of one",
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
          description: "What a ranking puts in order; empty for other kinds",
        }),
        places: Type.Array(Count, {
          description:
            "Of a number or a date, how many answered in each of its steps: at most 40 of one width, a power of ten times 1, 2 or 5 of the last digit; days, or weeks where there are more than 62. Of a ranking of n options first n × n counts, option after option at each rank, then n × (n − 1), how many put an option before each other one. Empty for other kinds, which are in mc_breakdown",
        }),
      }),
      {
        description:
          "How questions are asked that are not plain, by id, and what is counted of them; as all figures of responses that are released",
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
          description: "From how many responses on they show",
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
        "Leaves out what is flagged, or what was answered by ticket, and the summary, which is about all; or nothing. As the survey's author says where nobody asks",
    }),
  ),
  only: Type.Optional(
    Type.Literal("tickets", {
      description:
        "What was answered by ticket alone, where that is told apart",
    }),
  ),
  answered_in: Type.Optional(SurveyLanguage),
  from: Type.Optional(
    Type.Enum([...answersFrom], {
      description:
        "From how far the responses are that are shown, of those who let it be counted; where that is told apart",
    }),
  ),
});

export const AnswerMapReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        square: Type.String({
          description:
            "Its quadkey: a digit for each level of a Mercator map, so that it begins with the names of the squares it is in",
        }),
        west: Type.Number(),
        south: Type.Number(),
        east: Type.Number(),
        north: Type.Number(),
        count: Count,
        answers: Type.Record(Type.String(), Count, {
          description: "How many answered each question, by its id",
        }),
        choices: Type.Record(Type.String(), Type.Record(Type.String(), Count), {
          description:
            "By question, how many are counted at each of its places, as options are in mc_options; those at none are left out",
        }),
      }),
      {
        description:
          "Squares in which a group is released that is in no smaller one, larger squares first",
      },
    ),
    elsewhere: Type.Integer({
      minimum: 0,
      description:
        "How many of the released stand in none of them: too few, too far from others, or without their yes",
    }),
    group_size: Type.Integer({
      minimum: 1,
      description: "Fewest people in a square",
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
        "Sites that embed the survey, with what each sent until the day before, once that is 20 responses or more; those that were withdrawn are counted. Names are as browsers tell them, which a script can forge",
    }),
    rings: Type.Optional(
      Type.Object(
        { device: Count, page: Count },
        {
          description:
            "Of the released responses that count in a ring, for how many a device told the place, and for how many the page around an embed: in groups of their own, and only where each has one at least",
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
          "Each time the author left flagged responses out of the figures, or counted them again: then without a reason",
      },
    ),
  },
  { title: "Integrity" },
);

export const surveyCalls = defineCalls("surveys", {
  listSurveys: {
    summary:
      "Public surveys, open ones first, then nearest, then newest; without coordinates the newest by turns with the most answered among them",
    description:
      "At most 100 a page. `west`, `south`, `east` and `north` come together, and leave out what does not stand between them. Closed ones are listed for 90 days. What opens, closes or is published meanwhile may come twice or not at all; what stays as it is comes once. Coordinates are snapped to a grid of at least 1 km before they are compared. Of who consents the cell is kept for a day, as the place of surveys they publish. `counts` is about the listed surveys.",
    method: "GET",
    path: "/surveys",
    query: ListQuery,
    reply: SurveyListReply,
  },
  listCells: {
    summary: "Where the surveys of the list stand",
    description:
      "Of the surveys that `GET /surveys` shows with the same filters those that have a place, counted by cells of the grid, of at least 1 km. More than 500 are counted together by squares of the Web Mercator map, each told at a cell near the middle of its surveys; at `level` 14 each cell is told. `west`, `south`, `east` and `north` come together and are a piece of the map, whose squares are counted whole; one of more than 1,024 squares is refused. Without a `level` it is as fine as fits. Browsers keep the reply and ask with its `ETag` whether it is still right; it may be 10 s old.",
    method: "GET",
    path: "/surveys/cells",
    query: CellsQuery,
    reply: CellsReply,
  },
  getSurvey: {
    summary: "One survey by its number",
    description:
      "A survey that requires a code answers 403 without it. A right code or share token, given to this or any other call about the survey, is remembered for the session. A wrong code answers 403 ACCESS_CODE_INVALID with `attemptsRemaining` in its data, the same one counted once; after the third every call for 15 minutes answers 423 ACCESS_LOCKED, with or without a code. Where many were wrong, in one network or altogether, a code is tried only with a bot-check token of action `access_code`, whose price doubles with each wrong one; without it the answer is 429 CODE_GUESSES_BOUNDED with `price` in its data. Without a price in them no token helps, only time.",
    method: "GET",
    path: "/surveys/:id",
    params: IdParams,
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getSurveyByUuid: {
    summary: "One survey by its uuid",
    method: "GET",
    path: "/surveys/uuid/:uuid",
    params: Type.Object({ uuid: Uuid }),
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getQuestions: {
    summary: "The questions of a survey; expected answers are never sent",
    method: "GET",
    path: "/surveys/:id/questions",
    params: IdParams,
    query: CredentialQuery,
    reply: QuestionsReply,
  },
  getAnalytics: {
    summary: "What a survey's released responses say",
    description:
      "`resp_count` counts every response at once; everything else rests on the `released_count` responses that may be shown. Where `results.mode` is `groups`, responses are released together, at least `group_size` from at least three networks, once twice as many wait; where it is `closed`, once the survey is closed; where it is `live`, one by one. A question whose new answers would give somebody away waits for the next release, and counts none of them until then. `next_release` says what further responses wait for; null where no more will be shown. Buckets are hours, or longer where there would be more than 60; they start on UTC boundaries and are zero where nobody answered. Of surveys in several languages, or that count where answers come from, they tell in which hour responses were released, not in which they came. `mc_options` lists the options of `mc_breakdown` in the order they were written, which an object cannot keep where they are whole numbers. `top_keywords` are up to 50 words and two-word terms that several people of several networks used, each counted once per person. `sentiment_hist` has ten buckets from -1 to 1, named such as `0.2…0.4`, the lower bound included. `flagged_count` of the released responses are flagged (see `/integrity`), whether or not these figures hold them. `left_out_reason` is why the author leaves them out; null while they count. `language` is what the survey and its options are written in; null where that is not known. `ticket_count` of the released ones were answered by ticket where `tickets` is `apart`; then `only=tickets` and `without=tickets` tell both sides, each in whole groups, and 400 elsewhere. `withheld` says what free texts do not show yet, and from how many responses on they do; null when nothing is withheld.",
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
    summary: "What was answered in which squares of a map",
    description:
      "Of a survey that counts them, and of people who agreed. A square is as small as a group of its people allows, at least 10, and never smaller than a cell of 1 km. 400 INVALID_REQUEST for a survey without a map.",
    method: "GET",
    path: "/surveys/:id/answer-map",
    params: IdParams,
    query: CredentialQuery,
    reply: AnswerMapReply,
  },
  getIntegrity: {
    summary: "What became of the responses to a survey",
    description:
      "`accepted` by `ways`, and `refused` by reason: after it closed, a second one, with a bot check that failed, too often. Of the `released` ones `flagged` are those for which two marks speak of having been stuffed: an ID of some minutes, sent sooner than read, in a burst of one network, chosen alike by one network, written as others wrote. A response counts under each of its marks. `without=flagged` of the analytics leaves them out.",
    method: "GET",
    path: "/surveys/:id/integrity",
    params: IdParams,
    query: CredentialQuery,
    reply: IntegrityReply,
  },
  submitResponse: {
    summary: "Answer a survey; once per person, a repeat answers duplicate",
    description:
      "Coordinates are kept for a day, to the cell of the grid, as the place of surveys that the actor publishes; with the response nothing of them is kept but what `ring_consent` lets be counted. A wrong challenge answer answers 423 CHALLENGE_FAILED with `attemptsRemaining` in its data; after the third wrong one every answer for 15 minutes is 423 CHALLENGE_BLOCKED. A closed survey answers 410 with `expiresAt`, also one that has as many responses as its `quota` says: of those that are sent at once no more than these are taken. One that is not open yet answers 403 SURVEY_NOT_OPEN with `opensAt` in its data. A survey whose `scope` is `answer` answers 403 PLACE_REQUIRED where no coordinates come, and 403 PLACE_TOO_FAR where they are farther than its `radiusMeters`, each measured between middles of cells. A survey whose `tickets` are `only` answers 403 TICKET_REQUIRED to who has redeemed none.",
    action: "survey_response",
    method: "POST",
    path: "/surveys/:id/responses",
    params: IdParams,
    body: ResponseBody,
    reply: Type.Object({ duplicate: Type.Boolean() }),
  },
});
