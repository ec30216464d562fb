import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from "prom-client";
import type { Database } from "../../base/db/database.ts";
import {
  type FailedAttempt,
  failedAttempts,
} from "../../visitors/failed-attempts/failed-attempts.ts";
import { type WrittenBatch, batchSizes } from "../../base/db/batcher.ts";
import { type Outgoing, outgoing } from "../../base/outgoing.ts";
import { pagesDrawn } from "../../site/kept-pages/kept-pages.ts";
import { readQueue } from "../alerts/queue-repository.ts";

export type Metrics = ReturnType<typeof createMetrics>;

export interface MetricSources {
  db: Database;
  /** The number of open live streams. */
  liveStreams: () => number;
}

/** The metrics of the process. Labels name kinds of things, never individual ones. */
export function createMetrics({ db, liveStreams }: MetricSources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "nearsay_request_seconds",
    help: "Time to respond to a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const refusals = new Counter({
    name: "nearsay_refusals_total",
    help: "Requests that were refused or failed, by code",
    labelNames: ["code"],
    registers: [register],
  });
  watchNumber(register, liveStreams, {
    name: "nearsay_live_streams",
    help: "Open live streams",
  });
  watchConnections(register, db);
  watchNumber(register, () => db.storage?.()?.freeBytes, {
    name: "nearsay_storage_free_bytes",
    help: "Free space on the disk of the embedded database",
  });
  watchNumber(register, () => (db.storage?.()?.state === "full" ? 1 : 0), {
    name: "nearsay_storage_full",
    help: "1 while nothing can be written because the disk is full",
  });
  watchQueue(register, db);
  const stops = [
    watchBatches(register),
    watchFailedAttempts(register),
    watchOutgoing(register),
    watchPages(register),
  ];
  return {
    /** @param labels.route The pattern of its path, such as /api/surveys/:id */
    requestDone(
      labels: { method: string; route: string; status: number },
      seconds: number,
    ): void {
      requests.observe(labels, seconds);
    },
    requestRefused(code: string): void {
      refusals.inc({ code });
    },
    /** All metrics in the text format of Prometheus. */
    render: () => register.metrics(),
    contentType: register.contentType,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

function watchNumber(
  register: Registry,
  read: () => number | undefined,
  named: { name: string; help: string },
): void {
  new Gauge({
    ...named,
    registers: [register],
    collect() {
      const value = read();
      if (value !== undefined) this.set(value);
    },
  });
}

function watchConnections(register: Registry, db: Database): void {
  new Gauge({
    name: "nearsay_database_connections",
    help: "Connections to PostgreSQL, and statements that wait for one",
    labelNames: ["state"],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(db.connections?.() ?? {}))
        this.set({ state }, count);
    },
  });
}

/** Queried at each scrape; omitted if the database does not respond. */
function watchQueue(register: Registry, db: Database): void {
  new Gauge({
    name: "nearsay_queue",
    help: "Items that wait for an operator: surveys with reports that count, and appeals",
    labelNames: ["of"],
    registers: [register],
    async collect() {
      this.reset();
      const queue = await readQueue(db).catch(() => null);
      if (queue === null) return;
      this.set({ of: "reported surveys" }, queue.surveys);
      this.set({ of: "appeals" }, queue.appeals);
    },
  });
}

function watchOutgoing(register: Registry): () => void {
  const sent = new Counter({
    name: "nearsay_outgoing_total",
    help: "Requests to other servers",
    labelNames: ["to", "outcome"],
    registers: [register],
  });
  const count = (message: unknown) => {
    const { to, outcome } = message as Outgoing;
    sent.inc({ to, outcome });
  };
  outgoing.subscribe(count);
  return () => {
    outgoing.unsubscribe(count);
  };
}

function watchPages(register: Registry): () => void {
  const drawn = new Counter({
    name: "nearsay_pages_drawn_total",
    help: "Pages that were rendered to be cached; others are sent from memory",
    registers: [register],
  });
  const count = () => {
    drawn.inc();
  };
  pagesDrawn.subscribe(count);
  return () => {
    pagesDrawn.unsubscribe(count);
  };
}

function watchBatches(register: Registry): () => void {
  const batches = new Histogram({
    name: "nearsay_batch_items",
    help: "Items written together",
    labelNames: ["batch"],
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
    registers: [register],
  });
  const observe = (message: unknown) => {
    const { name, size } = message as WrittenBatch;
    batches.observe({ batch: name }, size);
  };
  batchSizes.subscribe(observe);
  return () => {
    batchSizes.unsubscribe(observe);
  };
}

function watchFailedAttempts(register: Registry): () => void {
  const failed = new Counter({
    name: "nearsay_failed_guesses_total",
    help: "Codes and challenge answers that were wrong, or not checked after too many wrong ones",
    labelNames: ["purpose", "outcome"],
    registers: [register],
  });
  const count = (message: unknown) => {
    const { purpose, outcome } = message as FailedAttempt;
    failed.inc({ purpose, outcome });
  };
  failedAttempts.subscribe(count);
  return () => {
    failedAttempts.unsubscribe(count);
  };
}
