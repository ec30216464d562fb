import { pushWorkerPath } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";

/**
 * Shows push notifications, and opens the owner's page of the survey. It makes
 * no requests and does not intercept any.
 */
export const pushWorker = `"use strict";

self.addEventListener("push", (event) => {
  const { survey, title, text } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: survey,
      dir: "auto",
      data: survey,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openOwnerPage("/manage/" + encodeURIComponent(event.notification.data)));
});

async function openOwnerPage(path) {
  const pages = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
`;

/**
 * Serves the worker that shows notifications, under a fixed name: browsers
 * request it repeatedly.
 */
export function servePushWorker(app: FastifyInstance): void {
  app.get(pushWorkerPath, (_request, reply) =>
    reply
      .headers({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      })
      .send(pushWorker),
  );
}
