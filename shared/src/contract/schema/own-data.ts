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
  description: "Day in UTC. No more precise time is returned.",
});

/** What each item contains about its survey; only the number if the survey is hidden. */
const under = {
  surveyId: Id,
  surveyUuid: Nullable(Uuid),
  title: NullableString,
};

const HiddenByAuthor = Type.Boolean({
  description: "Whether it is hidden from readers.",
});
const AsAuthor = Type.Boolean({
  description: "Whether it was written as the author of the survey.",
});

const OwnResponse = Type.Object({
  ...under,
  day: Day,
  language: Type.Union([SurveyLanguage, Type.Null()], {
    description:
      "Language in which the form was answered. Stored only for surveys in several languages; otherwise null.",
  }),
  from: Nullable(
    Type.Enum([...answersFrom], {
      description:
        "Ring in which the response was first to be counted. The ring in which it now counts may be less precise, and is not disclosed to anyone.",
    }),
  ),
  onMap: Type.Boolean({
    description: "Whether the response was to be counted in a map bin.",
  }),
  closed: Type.Boolean(),
  leavesWith: Type.Union([Count, Type.Null()], {
    description:
      "Minimum number of other responses that must be withdrawn before this one, if withdrawn, leaves the figures together with them. Null if withdrawing it changes the figures immediately or not at all.",
  }),
  answers: Type.Array(
    Type.Object({
      question: NullableString,
      answer: Type.Array(Type.String(), {
        description: "The text, or the chosen options.",
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
            "Distance ring around the survey's location that the post shows. Null if it shows none.",
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
          description: "Null if the survey itself is liked.",
        }),
      }),
    ),
    reports: Type.Array(
      Type.Object({ ...under, day: Day, reason: Type.String() }),
    ),
    surveys: Type.Array(
      Type.Object({
        ...under,
        day: Day,
        closed: Type.Boolean(),
        opensOn: Nullable(Day),
        closesOn: Day,
        quota: Type.Union([Count, Type.Null()], {
          description: "Number of responses after which it closes.",
        }),
        closedMessage: NullableString,
        thanksMessage: NullableString,
        thanksLink: NullableString,
      }),
    ),
    next: Type.Union([Id, Type.Null()], {
      description:
        "Cursor of the next page, for `from`. Null on the last page.",
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
    summary:
      "List what this anonymous ID answered, wrote, liked, reported and published",
    description:
      "Also available after opting out. Grouped by survey, latest survey first; each page contains a limited number of surveys. Does not include responses on pages of other sites, because they belong to other anonymous IDs.",
    method: "GET",
    path: "/me/data",
    query: Type.Object({ from: Type.Optional(Id) }),
    reply: OwnDataReply,
  },
  downloadOwnData: {
    summary: "Download all data of this anonymous ID in one file",
    method: "GET",
    path: "/me/data/download",
    reply: OwnDataReply,
  },
  withdrawResponse: {
    summary: "Withdraw your own response to an open survey",
    description:
      "The response no longer counts and is immediately separated from your anonymous ID. If the survey shows each response at once, or no figure includes the response yet, it is deleted immediately. Otherwise it leaves the figures later, together with a group of other withdrawn responses, because comparing the figures before and after would reveal its answers. Error 410 if the survey is closed. Succeeds if there is no response. You can answer the survey again.",
    method: "DELETE",
    path: "/me/responses/:id",
    params: IdParams,
    status: 204,
  },
  deletePost: {
    summary: "Delete your own post",
    description:
      "A post with replies remains as an empty post without an author. Error 404 if the post belongs to another person. Succeeds if the post no longer exists.",
    method: "DELETE",
    path: "/posts/:id",
    params: IdParams,
    status: 204,
  },
  deleteReply: {
    summary: "Delete your own reply",
    description:
      "Error 404 if the reply belongs to another person. Succeeds if the reply no longer exists.",
    method: "DELETE",
    path: "/replies/:id",
    params: IdParams,
    status: 204,
  },
  eraseOwnData: {
    summary: "Erase this anonymous ID and all its data",
    description:
      "Erases responses, posts, replies, likes, reports, access to surveys, share links, the stored location and sessions. A response that is included in figures stays in them, separated from the ID and without its texts, until it leaves them together with others. Published surveys remain and belong to no one. If the request was interrupted, repeat it; it succeeds if the ID no longer exists. The next session gets a new ID.",
    method: "DELETE",
    path: "/me/data",
    status: 204,
  },
});
