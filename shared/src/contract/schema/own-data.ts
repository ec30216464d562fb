import Type from "typebox";
import {
  Count,
  defineCalls,
  Id,
  IdParams,
  Nullable,
  NullableString,
  Uuid,
} from "./parts.ts";
import { answersFrom, rings } from "../answer-places.ts";
import { SurveyLanguage } from "./translation.ts";

const Day = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
  description: "No time finer than the day, UTC",
});

/** What each item contains about its survey; only the number if the survey is hidden. */
const under = {
  surveyId: Id,
  surveyUuid: Nullable(Uuid),
  title: NullableString,
};

const HiddenByAuthor = Type.Boolean({
  description: "Whether the author of the survey hid it from readers",
});
const AsAuthor = Type.Boolean({
  description: "Whether it was written as the author of the survey",
});

const OwnResponse = Type.Object({
  ...under,
  day: Day,
  language: Type.Union([SurveyLanguage, Type.Null()], {
    description:
      "In which the form was answered, where that is kept: of a survey in several languages alone",
  }),
  from: Nullable(
    Type.Enum([...answersFrom], {
      description:
        "The ring that it was to be counted as; what it counts in by now may tell less, and nobody is told",
    }),
  ),
  onMap: Type.Boolean({
    description: "Whether it was to be counted in a square of a map",
  }),
  closed: Type.Boolean(),
  leavesWith: Type.Union([Count, Type.Null()], {
    description:
      "Null where withdrawing it leaves figures as they are or follows at once; else how many others have to withdraw at least before it leaves the figures together with them",
  }),
  answers: Type.Array(
    Type.Object({
      question: NullableString,
      answer: Type.Array(Type.String(), {
        description: "The text, or the chosen options",
      }),
    }),
  ),
});

export const OwnDataReply = Type.Object(
  {
    responses: Type.Array(OwnResponse),
    posts: Type.Array(
      Type.Object({
        ...under,
        id: Id,
        day: Day,
        content: Type.String(),
        replyCount: Count,
        ring: Type.Union([Type.Enum([...rings]), Type.Null()], {
          description:
            "From how far round the survey's place it tells that it was written; null where it tells nothing of it",
        }),
        hidden: HiddenByAuthor,
        asAuthor: AsAuthor,
      }),
    ),
    replies: Type.Array(
      Type.Object({
        ...under,
        id: Id,
        postId: Id,
        day: Day,
        content: Type.String(),
        hidden: HiddenByAuthor,
        asAuthor: AsAuthor,
      }),
    ),
    likes: Type.Array(
      Type.Object({
        ...under,
        day: Day,
        postId: Type.Union([Id, Type.Null()], {
          description: "Null where the survey itself is liked",
        }),
      }),
    ),
    reports: Type.Array(
      Type.Object({ ...under, day: Day, reason: Type.String() }),
    ),
    surveys: Type.Array(
      Type.Object({
        ...{ ...under, day: Day, closed: Type.Boolean() },
        ...{ opensOn: Nullable(Day), closesOn: Day },
        quota: Type.Union([Count, Type.Null()], {
          description: "After how many responses it closes",
        }),
        closedMessage: NullableString,
        thanksMessage: NullableString,
        thanksLink: NullableString,
      }),
    ),
    next: Type.Union([Id, Type.Null()], {
      description: "What to ask for the next page with; null on the last one",
    }),
  },
  { title: "OwnData" },
);

/**
 * Requests with which a visitor can view, export, withdraw and erase their own
 * data; only their session gives access to it.
 */
export const ownDataCalls = defineCalls("privacy", {
  getOwnData: {
    summary: "What this anonymous ID answered, wrote, liked and published",
    description:
      "Also for whoever opted out. By survey, the latest first, so many surveys at a time. What is answered on pages of other sites belongs to other anonymous IDs and is not among it.",
    method: "GET",
    path: "/me/data",
    query: Type.Object({ from: Type.Optional(Id) }),
    reply: OwnDataReply,
  },
  downloadOwnData: {
    summary: "The same as one file, whole",
    method: "GET",
    path: "/me/data/download",
    reply: OwnDataReply,
  },
  withdrawResponse: {
    summary: "Take back one's own response to a survey that is open",
    description:
      "It counts no more among the responses, and is nobody's at once. Where the survey shows each answer at once it leaves all figures; where it shows groups and was shown with one, it leaves them together with a group of others that were withdrawn, as figures before and after would tell what it says. 410 once the survey is closed. Succeeds where there is none. Whoever withdrew may answer again.",
    method: "DELETE",
    path: "/me/responses/:id",
    params: IdParams,
    status: 204,
  },
  deletePost: {
    summary: "Delete one's own post",
    description:
      "With replies under it, it stays as an empty place without an author. 404 for another's; succeeds where it is gone.",
    method: "DELETE",
    path: "/posts/:id",
    params: IdParams,
    status: 204,
  },
  deleteReply: {
    summary: "Delete one's own reply",
    description: "404 for another's; succeeds where it is gone.",
    method: "DELETE",
    path: "/replies/:id",
    params: IdParams,
    status: 204,
  },
  eraseOwnData: {
    summary: "Erase everything of this anonymous ID, and the ID",
    description:
      "Responses, posts, replies, likes, reports, access to surveys, share links, place and sessions. A response that figures rest on stays in them, cut loose from the ID and without its texts, until it leaves them together with others. Published surveys stay and are nobody's. It can be called again where it was cut off, and succeeds where the ID is gone; the next session is a newcomer's.",
    method: "DELETE",
    path: "/me/data",
    status: 204,
  },
});
