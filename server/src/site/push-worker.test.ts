import { createContext, runInContext } from "node:vm";
import fastify from "fastify";
import { pushWorker, servePushWorker } from "./push-worker.ts";

const survey = "00000000-0000-4000-8000-000000000001";

/** A fake browser around the worker, with these pages open. */
function start(...open: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const did: unknown[] = [];
  const pages = open.map((url) => ({
    url,
    focus: () => did.push(["focus", url]),
  }));
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) =>
      listeners.set(name, hear),
    registration: {
      showNotification: (...shown: unknown[]) => did.push(["show", ...shown]),
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => did.push(["open", path]),
    },
  };
  runInContext(pushWorker, createContext({ self, URL }));
  const dispatch = async (name: string, event: object) => {
    let work: unknown;
    const waitUntil = (given: unknown) => (work = given);
    listeners.get(name)?.({ ...event, waitUntil });
    await work;
  };
  return { did, dispatch, listeners };
}

const click = { notification: { data: survey, close: () => undefined } };

describe("the push worker", () => {
  it("shows a notification, and replaces the last one of the same survey", async () => {
    const worker = start();
    const pushed = { survey, title: "Buses", text: "10 new responses" };
    await worker.dispatch("push", { data: { json: () => pushed } });
    const options = {
      body: pushed.text,
      tag: survey,
      dir: "auto",
      data: survey,
    };
    expect(worker.did).toEqual([["show", "Buses", options]]);
  });

  it("opens the owner's page, or focuses it if it is open", async () => {
    const ownerPage = `https://nearsay.example/manage/${survey}`;
    const away = start("https://nearsay.example/mine");
    await away.dispatch("notificationclick", click);
    expect(away.did).toEqual([["open", `/manage/${survey}`]]);
    const there = start("https://nearsay.example/mine", `${ownerPage}#top`);
    await there.dispatch("notificationclick", click);
    expect(there.did).toEqual([["focus", `${ownerPage}#top`]]);
  });

  it("intercepts no requests, and makes none", async () => {
    expect([...start().listeners.keys()]).toEqual([
      "push",
      "notificationclick",
    ]);
    const app = fastify();
    servePushWorker(app);
    const { headers, body } = await app.inject("/push/worker.js");
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers["service-worker-allowed"]).toBeUndefined();
    expect(body).toBe(pushWorker);
    await app.close();
  });
});
