import { pushWorkerPath } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";

/** Shows what was pushed, and opens the desk of its survey. It fetches nothing and stands between no page and the network. */
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
  event.waitUntil(openDesk("/manage/" + encodeURIComponent(event.notification.data)));
});

async function openDesk(path) {
  const pages = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
`;

/** The worker by which browsers show news, under a name that stays: browsers ask for it again and again. */
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
