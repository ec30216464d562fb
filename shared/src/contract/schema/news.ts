import Type from "typebox";
import { Day, defineCalls, Nullable, Uuid } from "./parts.ts";

export const SurveyNewsReply = Type.Object(
  {
    feed: Nullable(Type.Object({ madeOn: Day })),
  },
  { title: "SurveyNews" },
);

export const NewFeedReply = Type.Object(
  {
    path: Type.String({
      description: "The feed's address on this site, told this once",
    }),
  },
  { title: "NewFeed" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };

/** How who has a key of a survey hears of news. Everything ends with the key that chose it. */
export const newsCalls = defineCalls("news", {
  getSurveyNews: {
    summary: "Where news of a survey go to, as this key chose",
    description: "Any key will do.",
    method: "GET",
    path: "/manage/:uuid/news",
    ...managed,
    reply: SurveyNewsReply,
  },
  createFeed: {
    summary: "Make an Atom feed under a secret address",
    description:
      "Any key will do. The address that this key made before, if any, is good for nothing from now on. The feed tells of responses and reports as numbers, at most every quarter of an hour, and of posts as readers see them.",
    method: "POST",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 201,
    reply: NewFeedReply,
  },
  endFeed: {
    summary: "End this key's feed",
    method: "DELETE",
    path: "/manage/:uuid/feed",
    ...managed,
    status: 204,
  },
});
