import fc from "../testing/property.ts";
import type { Static, TSchema } from "typebox";
import { readAnalytics } from "./analytics.ts";
import { readRowPage, readTextPage } from "./reading.ts";
import { readBotCheckChallenge } from "./bot-check.ts";
import {
  readCreatedSurvey,
  readCreatedSurveyId,
  readGeneratedSurvey,
} from "./draft.ts";
import { readEmbedVisit } from "./embed-visit.ts";
import {
  readVisitor,
  readActivationStatus,
  readHealth,
  readPrivacyStatus,
} from "./service.ts";
import { readIntegrity } from "./integrity.ts";
import { liveEventKinds, readLiveEvent } from "./live.ts";
import {
  readHiddenSurveys,
  readHomepageLink,
  readLikeCount,
  readParticipation,
  readShareToken,
} from "./participation.ts";
import { readResponseResult } from "./response-result.ts";
import {
  readPost,
  readPostPage,
  readReply,
  readReplyPage,
} from "./discussion.ts";
import { readManagedSurvey, readNewKey } from "./managed-survey.ts";
import { operatorRights, readOperator } from "./operator.ts";
import {
  readBlock,
  readBlocks,
  readDecisions,
  readOperatorItem,
  readOperatorQueue,
  readOperatorSurvey,
} from "./operator-queue.ts";
import {
  readAudit,
  readAuditCheck,
  readInvitations,
  readNewInvitations,
  readRecount,
  readRecountProgress,
  readSiteReleases,
  readWaitlist,
} from "./operator-site.ts";
import { readModeratedItem, readModeratedPage } from "./moderation.ts";
import {
  hasOptions,
  plainForm,
  plainKind,
  readForm,
  sendForm,
} from "./question-form.ts";
import { readQuestionSet } from "./question.ts";
import { readRemoteRegistry } from "./remotes.ts";
import { readKeywordList, readSuggestions } from "./search.ts";
import {
  AnalyticsReply,
  AuditCheckReply,
  AuditReply,
  BlockItem,
  BlocksReply,
  BotCheckChallengeReply,
  DecisionsReply,
  type DiscussionState,
  EmbedVisitReply,
  GeneratedSurveyReply,
  HiddenSurveysReply,
  IntegrityReply,
  InvitationsReply,
  ManagedSurveyReply,
  ModeratedItem,
  ModeratedReply,
  NewFeedReply,
  NewInvitationsReply,
  NewWebhookReply,
  OperatorItem,
  OperatorQueueReply,
  OperatorReply,
  OperatorSurveyReply,
  PostItem,
  type QuestionItem,
  QuestionsReply,
  ReadRowsReply,
  ReadTextsReply,
  RecountProgress,
  RecountReply,
  RemoteRegistryReply,
  ReplyItem,
  SiteReleasesReply,
  SurveyItem,
  SurveyListReply,
  SurveyNewsReply,
  WaitlistReply,
  creationCalls,
  discussionCalls,
  liveEvents,
  ownershipCalls,
  participationCalls,
  searchCalls,
  serviceCalls,
  surveyCalls,
} from "./schema/index.ts";
import { readNewFeed, readNewWebhook, readSurveyNews } from "./survey-news.ts";
import { readCells, readSurvey, readSurveyList } from "./survey.ts";

/**
 * Asserts that a reader returns, under its own names, everything that a reply
 * of this schema contains.
 */
function readsAll<S extends TSchema>(
  schema: S,
  read: (reply: unknown) => unknown,
  meant: (reply: Static<S>) => unknown,
): void {
  fc.assert(
    fc.property(valuesOf(schema), (reply) => {
      expect(read(reply)).toEqual(meant(reply));
    }),
  );
}

const toCell = ([lat, lng, count]: number[]) => ({ lat, lng, count });

type Counts = Record<string, number>;

/** Omitted fields are undefined. */
const limitsOf = (item: Static<typeof SurveyItem> | QuestionsWire) => ({
  ...(item.opensAt !== undefined && { opensAt: item.opensAt }),
  ...(item.upcoming === true && { upcoming: true }),
  ...(item.quota !== undefined && { quota: item.quota }),
  ...(item.forgetMonths !== undefined && { forgetMonths: item.forgetMonths }),
  ...(item.forgotten === true && { forgotten: true }),
});

type QuestionsWire = Static<typeof QuestionsReply>;

const endingOf = (
  reply: QuestionsWire | Static<typeof ManagedSurveyReply>,
) => ({
  ...(reply.closedMessage && { closedMessage: reply.closedMessage }),
  ...(reply.thanksMessage && { thanksMessage: reply.thanksMessage }),
  ...(reply.thanksLink && { thanksLink: reply.thanksLink }),
});

const surveyOf = (item: Static<typeof SurveyItem>) => ({
  id: String(item.surveyId),
  uuid: item.surveyUuid,
  title: item.title,
  instructions: item.instructions,
  createdAt: item.surveyCreatedAt,
  expiresAt: item.expiresAt,
  expired: item.expired,
  responseCount: item.responses_count,
  postCount: item.post_count,
  likeCount: item.like_count,
  latitude: item.latitude,
  longitude: item.longitude,
  distanceMeters: item.distanceMeters,
  requiresCode: item.requires_code,
  exportRestricted: item.exportHtmlRestricted,
  demo: item.demo,
  language: item.language,
  ...(item.place_name && { placeName: item.place_name }),
  ...(item.place_country && { placeCountry: item.place_country }),
  ...(item.scope &&
    isFigure(item.radiusMeters) && {
      scope: item.scope,
      radiusMeters: item.radiusMeters,
    }),
  ...limitsOf(item),
});

const isFigure = (value: unknown) => typeof value === "number";

const rule = (results: Static<typeof QuestionsReply>["results"]) => ({
  mode: results.mode,
  groupSize: results.group_size,
});

/** Options must be choosable: no duplicates, no blanks, and only for choices. */
function questionOf(item: Static<typeof QuestionItem>) {
  const choice = item.question_type === "multiple_choice";
  const choosable = item.options.filter((option) => /\S/.test(option));
  const type =
    choice && choosable.length === 0 ? "unanswerable" : item.question_type;
  const form = formOf(item.form, type);
  const listed = choice || hasOptions(form.kind);
  const options = listed ? [...new Set(choosable)] : [];
  return {
    id: String(item.id),
    text: item.question_text,
    type,
    options,
    allowMultiple: choice && options.length > 0 && item.allow_multiple,
    isChallenge: item.is_challenge,
    form,
  };
}

/** A card offers only a choice as its first question. */
function listedOf(item: Static<typeof SurveyItem>) {
  const first = item.first_question && questionOf(item.first_question);
  return {
    ...surveyOf(item),
    ...(first?.type === "multiple_choice" && { firstQuestion: first }),
  };
}

/** A question is plain if its kind's required fields are missing. */
function formOf(form: Static<typeof QuestionItem>["form"], type: string) {
  const plain = { ...plainForm, kind: plainKind(type) };
  if (form === undefined) return plain;
  const own = {
    scale: form.kind === "scale" ? form.scale : null,
    number: form.kind === "number" ? form.number : null,
    dates: form.kind === "date" ? form.dates : null,
  };
  const lacks = Object.values(own).includes(undefined);
  const showIf = form.showIf?.rules.length ? form.showIf : null;
  return lacks ? plain : { ...plainForm, ...form, ...own, showIf };
}

function editOf({
  questionId,
  ...edit
}: Static<typeof QuestionsReply>["edits"][number]) {
  return { ...edit, questionId: orNull(questionId) };
}

const questionsOf = (reply: Static<typeof QuestionsReply>) => ({
  questions: reply.items.map(questionOf),
  expired: reply.expired,
  expiresAt: reply.expiresAt,
  challengeMessage: reply.challengeMessage,
  challengeBlocked: reply.challengeBlocked,
  results: rule(reply.results),
  reads: reply.reads,
  edits: reply.edits.map(editOf),
  ...(reply.translated && { translated: reply.translated }),
  ...(reply.within && { within: reply.within }),
  ...(reply.challengeRetryAfter !== undefined && {
    challengeRetryAfter: reply.challengeRetryAfter,
  }),
  ...limitsOf(reply),
  ...endingOf(reply),
});

type Managed = Static<typeof ManagedSurveyReply>;

const managedOf = (reply: Managed) => ({
  survey: surveyOf(reply.survey),
  role: reply.role,
  state: reply.state,
  deletesAt: reply.deletesAt,
  appealedAt: reply.appealedAt,
  version: reply.version,
  feedback: reply.feedback,
  embedOrigins: reply.embedOrigins,
  leftOutReason: reply.leftOutReason,
  results: rule(reply.results),
  reads: reply.reads,
  tickets: reply.tickets,
  answerPlaces: reply.answer_places,
  releasedCount: reply.released_count,
  questions: reply.questions.map(questionOf),
  translations: translationsOf(reply.translations),
  edits: reply.edits.map(editOf),
  days: reply.days,
  keys: reply.keys,
  ...endingOf(reply),
});

/** Each language only once. */
function translationsOf(list: Managed["translations"] = []) {
  const languages = list.map(({ language }) => language);
  return list
    .filter(({ language }, place) => languages.indexOf(language) === place)
    .map(({ questions, ...rest }) => ({
      ...rest,
      questions: questions.map(({ words, ...question }) => ({
        ...question,
        words: Object.fromEntries(
          Object.entries(words).filter(([, text]) => text !== ""),
        ),
      })),
    }));
}

const stateOf = (state: Static<typeof DiscussionState>) => ({
  closed: state.closed,
  slowMinutes: state.slow_minutes,
});

/** Row numbers are strings outside of the contract. */
const named = <Item extends { id: number }>(item: Item) => ({
  ...item,
  id: String(item.id),
});

const queuedOf = (item: Static<typeof OperatorItem>) => ({
  ...named(item),
  surveyId: String(item.surveyId),
});

const blockOf = (item: Static<typeof BlockItem>) => ({
  ...named(item),
  blockId: String(item.blockId),
});

const moderatedOf = (item: Static<typeof ModeratedItem>) => ({
  kind: item.kind,
  id: String(item.id),
  content: item.content,
  authorId: item.user_id,
  asAuthor: item.as_author,
  createdAt: item.created_at,
  hidden: item.hidden || null,
  reported: item.reported,
});

const postOf = (item: Static<typeof PostItem>) => ({
  id: String(item.id),
  content: item.content,
  authorId: item.user_id,
  ...(item.as_author === true && { asAuthor: true }),
  ...(item.ring !== undefined && { ring: item.ring }),
  likeCount: item.like_count,
  liked: item.liked,
  replyCount: item.reply_count,
  createdAt: item.created_at,
  ...(item.deleted === true && { deleted: true }),
  ...(item.hidden === true && { hidden: true }),
});

const replyOf = (item: Static<typeof ReplyItem>) => ({
  id: String(item.id),
  content: item.content,
  authorId: item.user_id,
  ...(item.as_author === true && { asAuthor: true }),
  createdAt: item.created_at,
  authorLabel: item.user_alias,
  replyingTo: item.replying_to,
  ...(item.hidden === true && { hidden: true }),
});

const orNull = (id: number | string | null) =>
  id === null ? null : String(id);

/** The order is that of the options, if an object preserves it. */
function countsOf(
  breakdown: Record<string, { option: string; count: number }[]>,
) {
  const questions = Object.entries(breakdown).map(([id, rows]) => {
    const counts = rows.map(({ option, count }) => [option, count] as const);
    return [id, Object.fromEntries(counts)] as const;
  });
  return Object.fromEntries(questions);
}

const sumOf = (counts: Counts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function totalsOf(reply: Static<typeof AnalyticsReply>): Counts {
  const sums = Object.entries(reply.mc_breakdown).map(
    ([id, counts]) => [id, sumOf(counts)] as const,
  );
  const totals = Object.entries(reply.question_totals);
  return Object.fromEntries([...sums, ...totals]);
}

const analyticsOf = (reply: Static<typeof AnalyticsReply>) => ({
  responseCount: reply.resp_count,
  releasedCount: reply.released_count,
  flaggedCount: reply.flagged_count,
  withoutFlagged: reply.without === "flagged",
  leftOutReason: reply.left_out_reason,
  ticketCount: reply.ticket_count,
  language: reply.language,
  languages: reply.languages,
  answerPlaces: reply.answer_places,
  rings: reply.rings,
  tickets: reply.tickets,
  results: rule(reply.results),
  nextRelease: reply.next_release,
  timeSeries: reply.resp_count_timeseries,
  choiceBreakdown: reply.mc_breakdown,
  questionTotals: totalsOf(reply),
  questionTexts: reply.questions_map,
  kinds: reply.question_kinds,
  sentimentAverage:
    reply.sentiment_avg && Math.min(1, Math.max(-1, reply.sentiment_avg)),
  sentimentHistogram: reply.sentiment_hist,
  topKeywords: reply.top_keywords,
  summary: reply.llm_summary,
  withheldUntil: reply.withheld?.until ?? null,
  updatedAt: reply.refreshed_at,
});

describe("readers lose nothing that a schema allows", () => {
  it("in surveys", () => {
    readsAll(SurveyItem, readSurvey, surveyOf);
    readsAll(
      SurveyListReply,
      readSurveyList,
      ({ items, counts, next, languages }) => ({
        items: items.map(listedOf),
        counts,
        next: next || null,
        didYouMean: null,
        languages: languages ?? [],
      }),
    );
    readsAll(surveyCalls.listCells.reply, readCells, ({ cells, level }) =>
      // Arrays that do not have three numbers are not cells.
      cells
        .filter(({ length }) => length > 2)
        .map((cell) => ({
          ...toCell(cell),
          ...(level !== undefined && { across: 360 / 2 ** level }),
        })),
    );
    readsAll(
      searchCalls.searchSurveys.reply,
      readSurveyList,
      ({ items, did_you_mean }) => ({
        items: items.map(listedOf),
        counts: {},
        next: null,
        didYouMean: did_you_mean || null,
        languages: [],
      }),
    );
  });

  it("in questions", () => {
    readsAll(QuestionsReply, readQuestionSet, questionsOf);
  });

  it("in figures", () => {
    const read = (reply: unknown) => {
      const analytics = readAnalytics(reply);
      const choiceBreakdown = countsOf(analytics.choiceBreakdown);
      return { ...analytics, choiceBreakdown };
    };
    readsAll(AnalyticsReply, read, analyticsOf);
  });

  it("in texts and responses that are read", () => {
    const stateOf = (reply: Static<typeof ReadTextsReply>) => ({
      shown: reply.shown,
      waiting: reply.waiting,
      groupSize: reply.group_size,
      nextRelease: reply.next_release,
    });
    readsAll(ReadTextsReply, readTextPage, (reply) => ({
      ...stateOf(reply),
      items: reply.items,
      cursor: reply.cursor === "" ? null : reply.cursor,
    }));
    readsAll(ReadRowsReply, readRowPage, (reply) => ({
      ...stateOf({ ...reply, items: [], cursor: null }),
      items: reply.items,
      cursor: orNull(reply.cursor),
    }));
  });

  it("in the destinations of news", () => {
    readsAll(SurveyNewsReply, readSurveyNews, (reply) => reply);
    readsAll(NewWebhookReply, readNewWebhook, ({ secret }) => secret);
    readsAll(NewFeedReply, readNewFeed, ({ path }) => path);
  });

  it("in posts and replies", () => {
    readsAll(PostItem, readPost, postOf);
    readsAll(discussionCalls.listPosts.reply, readPostPage, (page) => ({
      posts: page.items.map(postOf),
      next: orNull(page.next),
      state: stateOf(page.discussion),
      rings: page.rings,
    }));
    readsAll(ModeratedReply, readModeratedPage, (page) => ({
      state: stateOf(page.discussion),
      items: page.items.map(moderatedOf),
      next: orNull(page.next),
    }));
    readsAll(ModeratedItem, readModeratedItem, moderatedOf);
    readsAll(ReplyItem, readReply, replyOf);
    readsAll(discussionCalls.listReplies.reply, readReplyPage, (page) => ({
      replies: page.items.map(replyOf),
      next: orNull(page.next),
    }));
  });

  it("in an operator's queue and decisions", () => {
    readsAll(OperatorReply, readOperator, (reply) => ({
      ...reply,
      rights: operatorRights.filter((right) => reply.rights.includes(right)),
    }));
    readsAll(OperatorItem, readOperatorItem, queuedOf);
    readsAll(OperatorQueueReply, readOperatorQueue, (page) => ({
      items: page.items.map(queuedOf),
      next: page.next,
    }));
    readsAll(OperatorSurveyReply, readOperatorSurvey, (file) => ({
      ...file,
      item: queuedOf(file.item),
      reports: file.reports.map(named),
      discussion: file.discussion.map(named),
    }));
    readsAll(DecisionsReply, readDecisions, ({ items }) => items.map(named));
    readsAll(BlockItem, readBlock, blockOf);
    readsAll(BlocksReply, readBlocks, (page) => ({
      items: page.items.map(blockOf),
      next: page.next,
    }));
  });

  it("in an operator's data on the site and on admission", () => {
    readsAll(AuditReply, readAudit, (page) => ({
      ...page,
      items: page.items.map((item) => ({
        ...item,
        entryId: String(item.entryId),
      })),
    }));
    readsAll(AuditCheckReply, readAuditCheck, (reply) => reply);
    readsAll(WaitlistReply, readWaitlist, (page) => page);
    readsAll(InvitationsReply, readInvitations, (page) => ({
      ...page,
      items: page.items.map((item) => ({
        ...item,
        invitationId: String(item.invitationId),
      })),
    }));
    readsAll(NewInvitationsReply, readNewInvitations, ({ items }) =>
      items.map((item) => ({
        ...item,
        invitationId: String(item.invitationId),
      })),
    );
    readsAll(RecountProgress, readRecountProgress, (progress) => progress);
    readsAll(RecountReply, readRecount, (reply) => ({
      ...reply,
      mismatches: reply.mismatches.map((item) => ({
        ...item,
        surveyId: String(item.surveyId),
      })),
    }));
    readsAll(SiteReleasesReply, readSiteReleases, ({ items }) => items);
  });

  it("in live events of a survey", () => {
    const { bye, ...sent } = liveEvents;
    expect(Object.keys(sent).sort()).toEqual([...liveEventKinds].sort());
    const readsEvent = <Kind extends keyof typeof sent>(
      kind: Kind,
      meant: (data: Static<(typeof sent)[Kind]>) => object,
    ) => {
      readsAll(
        sent[kind],
        (data) => readLiveEvent(kind, JSON.stringify(data)),
        (data) => ({ kind, ...meant(data) }),
      );
    };
    readsEvent("counts", (data) => ({
      responseCount: data.responses_count,
      likeCount: data.like_count,
      postCount: data.post_count,
    }));
    readsEvent("post", ({ post }) => ({ post: postOf(post) }));
    readsEvent("reply", ({ postId, reply, reply_count }) => ({
      postId: String(postId),
      reply: replyOf(reply),
      replyCount: reply_count,
    }));
    readsEvent("post-counts", ({ items }) => ({
      items: items.map((item) => ({
        id: String(item.id),
        likeCount: item.like_count,
        replyCount: item.reply_count,
      })),
    }));
    readsEvent("closed", ({ expiresAt }) => ({ expiresAt }));
    for (const kind of ["insights", "removed", "reset"] as const)
      readsEvent(kind, () => ({}));
  });

  it("in participation", () => {
    const calls = participationCalls;
    readsAll(calls.likeSurvey.reply, readLikeCount, (r) => r.like_count);
    readsAll(calls.createShareLink.reply, readShareToken, (r) => r.token);
    readsAll(
      calls.createHomepageLink.reply,
      (reply) => readHomepageLink(reply, "https://nearsay.example", "7"),
      (reply) => reply.homepage_focus_url,
    );
    readsAll(HiddenSurveysReply, readHiddenSurveys, ({ items }) =>
      items.map(({ surveyId, surveyUuid, ...item }) => ({
        id: String(surveyId),
        uuid: surveyUuid,
        ...item,
      })),
    );
    const flagged = (flags: Record<string, boolean>) =>
      new Set(Object.keys(flags).filter((id) => flags[id]));
    readsAll(calls.listResponded.reply, readParticipation, (reply) => ({
      responded: flagged(reply.responded),
      liked: flagged(reply.liked),
      ticketed: flagged(reply.ticketed),
    }));
    readsAll(surveyCalls.submitResponse.reply, readResponseResult, (r) => r);
  });

  it("in drafts and published surveys", () => {
    type Drafted = Static<typeof GeneratedSurveyReply>["questions"];
    const asRead = (questions: Drafted) =>
      questions.map(({ form: sent, ...question }) => {
        const choice = question.type === "multiple_choice";
        const form = sent ? readForm(sent, question.type) : null;
        const kept = form && sendForm(form, question.type);
        const listed = choice || (form !== null && hasOptions(form.kind));
        return {
          ...question,
          options: listed ? question.options : [],
          allowMultiple: choice && question.allowMultiple,
          ...(kept && { form: kept }),
        };
      });
    readsAll(GeneratedSurveyReply, readGeneratedSurvey, (reply) => ({
      draft: {
        title: reply.title,
        instructions: reply.instructions,
        questions: asRead(reply.questions),
        challengeQuestions: [],
        expiresAt: null,
        visibility: { mode: "global", code: null },
        exportHtmlCode: null,
      },
      templates: (reply.templates ?? []).map((template) => ({
        ...template,
        questions: asRead(template.questions),
      })),
      notice: reply.notice,
      embeddedToken: reply.embeddedToken,
    }));
    readsAll(creationCalls.createSurvey.reply, readCreatedSurveyId, ({ id }) =>
      String(id),
    );
  });

  it("in the data that keys of a survey give access to", () => {
    readsAll(
      creationCalls.createSurvey.reply,
      readCreatedSurvey,
      ({ id, surveyUuid, ownerKey }) => ({
        id: String(id),
        uuid: surveyUuid,
        ownerKey: ownerKey === "" ? null : ownerKey,
      }),
    );
    readsAll(ManagedSurveyReply, readManagedSurvey, managedOf);
    // A key is never empty.
    const keyed = <T extends object>(reply: T) => ({ ...reply, key: "k" });
    readsAll(
      ownershipCalls.createSurveyKey.reply,
      (reply) => readNewKey(keyed(Object(reply) as object)),
      keyed,
    );
  });

  it("in search results", () => {
    readsAll(
      searchCalls.listKeywords.reply,
      readKeywordList,
      ({ keywords }) => keywords,
    );
    readsAll(searchCalls.suggest.reply, readSuggestions, ({ suggestions }) =>
      suggestions.map((one) =>
        one.type === "keyword"
          ? { ...one, label: one.label ?? one.keyword }
          : {
              type: one.type,
              surveyId: String(one.surveyId),
              title: one.title,
              responseCount: one.responses_count,
              likeCount: one.like_count,
            },
      ),
    );
  });

  it("in the integrity report", () => {
    readsAll(IntegrityReply, readIntegrity, (reply) => reply);
  });

  it("in visits on pages of other sites", () => {
    readsAll(EmbedVisitReply, readEmbedVisit, (reply) => ({
      token: reply.token,
      consented: reply.consented,
      responded: reply.responded,
      receipt: reply.receipt ?? "",
      siteOnly: reply.siteOnly ?? false,
      embedOrigins: reply.embedOrigins ?? null,
      survey: {
        id: String(reply.survey.surveyId),
        title: reply.survey.title,
        instructions: reply.survey.instructions,
        expired: reply.survey.expired,
      },
      questionSet: questionsOf(reply.questions),
      asked: reply.questions,
    }));
  });

  it("in the service's state and the caller's identity", () => {
    readsAll(BotCheckChallengeReply, readBotCheckChallenge, (reply) => reply);
    readsAll(
      serviceCalls.getHealth.reply,
      readHealth,
      ({ ok, ...rest }) => rest,
    );
    readsAll(
      serviceCalls.getActivationStatus.reply,
      readActivationStatus,
      (reply) => reply,
    );
    readsAll(
      serviceCalls.getPrivacyStatus.reply,
      readPrivacyStatus,
      (reply) => reply,
    );
    readsAll(
      serviceCalls.getIdentity.reply,
      readVisitor,
      ({ actorId, countryCode, ...place }) => ({
        user_id: actorId,
        country: countryCode,
        ...place,
      }),
    );
    readsAll(RemoteRegistryReply, readRemoteRegistry, ({ remotes }) => ({
      remotes: remotes.map((remote) => ({
        ...remote,
        server: null,
        embed: null,
      })),
    }));
  });
});

/** The keywords of JSON Schema that replies use. */
interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Values that a schema of a reply allows, after a JSON round trip. */
function valuesOf<S extends TSchema>(schema: S): fc.Arbitrary<Static<S>> {
  return arbitrary(schema).map(
    (value) => JSON.parse(JSON.stringify(value)) as Static<S>,
  );
}

function arbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.type === undefined) return fc.jsonValue();
  const ofType = byType[schema.type];
  if (!ofType) throw new Error(`No values of ${JSON.stringify(schema)}.`);
  return ofType(schema);
}

const byType: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum: min, maximum: max = Number.MAX_SAFE_INTEGER }) =>
    fc.integer({ min: min ?? Number.MIN_SAFE_INTEGER, max }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  string: stringOf,
  array: ({ items = {} }) => fc.array(arbitrary(items), { maxLength: 5 }),
  object: objectOf,
};

/** Never empty: readers treat an empty text as missing. */
function stringOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.string({ minLength: 1, unit: "grapheme" });
}

function objectOf({
  properties = {},
  patternProperties,
  required = [],
}: JsonSchema): fc.Arbitrary<unknown> {
  const [member] = Object.values(patternProperties ?? {});
  if (member) return fc.dictionary(stringOf({}), arbitrary(member));
  const members = Object.entries(properties).map(
    ([name, schema]) => [name, arbitrary(schema)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: required });
}
