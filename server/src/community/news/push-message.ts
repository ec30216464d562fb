import type { Language } from "@nearsay/core/contract";
import webPush from "web-push";
import type { UnreportedNews } from "./behind-repository.ts";
import { messagesIn } from "#messages";
import type { PushSender } from "./push-sender.ts";
import type { Subscription } from "./push-subscriptions.ts";

/** Seconds for which a push service keeps the message for a browser that is offline. */
const ttl = 86_400;
/**
 * Size of every message before encryption, so that its length reveals nothing
 * to the push service.
 */
const bytes = 2048;
const titleMax = 200;

/** Such as `10 new responses, 1 new post`; null if no number has grown. */
export function pushText(
  news: UnreportedNews,
  language: Language,
): string | null {
  const texts = messagesIn(language).news;
  const counts: [(given: { count: number }) => string, number][] = [
    [texts.newResponses, news.responseCount - news.responsesBefore],
    [texts.newPosts, news.postCount - news.postsBefore],
    [texts.newReports, news.reportCount - news.reportsBefore],
  ];
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => name({ count }));
  return parts.length === 0 ? null : parts.join(texts.separator);
}

/** The message for the browser's worker; see site/push-worker.ts. */
export interface PushMessage {
  /** The survey's uuid. */
  survey: string;
  title: string;
  text: string;
}

/**
 * A request to the push service with the message encrypted for the browser (RFC
 * 8291). It replaces a message that still waits there.
 */
export function encryptPush(
  { vapid }: PushSender,
  subscription: Subscription,
  message: PushMessage,
): { body: Uint8Array; headers: Record<string, string> } {
  const title = [...message.title].slice(0, titleMax).join("");
  const json = Buffer.from(JSON.stringify({ ...message, title }));
  const payload = Buffer.concat([
    json,
    Buffer.alloc(Math.max(0, bytes - json.length), " "),
  ]);
  const { body, headers } = webPush.generateRequestDetails(
    subscription,
    payload,
    {
      vapidDetails: vapid,
      contentEncoding: "aes128gcm",
      TTL: ttl,
      urgency: "low",
      topic: "news",
    },
  );
  return {
    body,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
  };
}
