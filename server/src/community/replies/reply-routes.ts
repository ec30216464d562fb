import { discussionCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { readKeyHeader } from "../../surveys/keys/read-key-header.ts";
import { languageOf, setLanguageHeaders } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { ReplyService } from "./reply-service.ts";
import { serializeReply } from "./reply.ts";

export function replyRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  replies: ReplyService,
): void {
  route(app, discussionCalls.listReplies, async ({ query, request, reply }) => {
    const { postId, after: from, limit } = query;
    const visitor = visitors.of(request, query);
    const page = await replies.list(visitor, postId, { from, limit });
    const language = languageOf(request);
    setLanguageHeaders(reply);
    const items = page.items.map((one) => serializeReply(one, language));
    return { ...page, items };
  });

  route(app, discussionCalls.createReply, async ({ body, request }) => {
    const author = await callers.participant(request);
    const reply = await replies.create(
      author,
      visitors.of(request),
      body.postId,
      body.content,
      request.requestKey,
      body.as_author ? readKeyHeader(request) : null,
    );
    return serializeReply(reply, languageOf(request));
  });

  route(app, discussionCalls.updateReply, async ({ params, body, request }) => {
    const author = await callers.participant(request);
    const visitor = visitors.of(request);
    const { content, as_author: asAuthor } = body;
    const authorKey = asAuthor === true ? readKeyHeader(request) : null;
    const change = { content, asAuthor, authorKey };
    return serializeReply(
      await replies.update(author, visitor, params.id, change),
      languageOf(request),
    );
  });
}
