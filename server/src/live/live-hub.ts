import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { Refusal } from "../base/refusal.ts";
import type { AuthorNames } from "../community/posts/post.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import type { Changes } from "../base/changes/changes.ts";
import { frameOf, retryAfter } from "../http/event-frame.ts";
import type { EventStream } from "./event-stream.ts";
import { readWindows } from "./read-windows.ts";
import { Topic } from "./topic.ts";

const beatEveryMs = 15_000;
/** Most milliseconds that listeners of an ended process wait before they come back. */
const spreadMs = 3_000;

interface LiveHubDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  findSurvey: FindSurvey;
  names: AuthorNames;
  /** Most streams of this process. */
  maxStreams: number;
}

export interface Follow {
  surveyId: number;
  stream: EventStream;
  /** Hash of the network the listener comes from. */
  network: string;
  /** The id of the last event that the listener was told; null for a new one. */
  place: string | null;
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Everyone who follows a survey in this process. */
export function createLiveHub({ maxStreams, ...deps }: LiveHubDeps) {
  const topics = new Map<number, Topic>();
  const streams = new Set<EventStream>();
  const seats = createSeats(maxStreams);
  let log: FastifyBaseLogger | null = null;
  let beating: NodeJS.Timeout | undefined;

  deps.changes.listen(
    ({ surveyId, kind }) => topics.get(surveyId)?.hear(kind),
    () => {
      for (const topic of topics.values()) topic.hearAll();
    },
  );

  function openTopic(surveyId: number, logger: FastifyBaseLogger): Topic {
    const { db, clock, names, findSurvey } = deps;
    const topic =
      topics.get(surveyId) ??
      new Topic({
        surveyId,
        names,
        clock,
        log: logger,
        readSurvey: () => findSurvey({ id: surveyId }),
        readWindows: () => readWindows(db, surveyId),
      });
    topics.set(surveyId, topic);
    return topic;
  }

  function leave({ surveyId, stream, network }: Follow, topic: Topic): void {
    seats.free(network);
    streams.delete(stream);
    topic.leave(stream);
    if (!topic.isEmpty) return;
    topics.delete(surveyId);
    void topic.stop();
  }

  return {
    /**
     * Starts the stream and tells it what is new until it closes.
     * @throws Refusal LIVE_FULL when there is no room, or the process ends.
     */
    async follow(follow: Follow): Promise<void> {
      const { surveyId, stream, network, place } = follow;
      // Whoever has left already would never give the seat back.
      if (log === null || !stream.isOpen || !seats.take(network)) throw full();
      const topic = openTopic(surveyId, log);
      streams.add(stream);
      stream.onClose(() => {
        leave(follow, topic);
      });
      await topic.join(stream, place);
      if (!stream.isStarted) throw full();
    },
    /** How many streams are open. */
    get size() {
      return streams.size;
    },
    start(logger: FastifyBaseLogger) {
      log = logger;
      beating = setInterval(() => {
        for (const topic of topics.values()) topic.beat();
      }, beatEveryMs);
      beating.unref();
    },
    /** Ends all streams, so that their listeners go elsewhere. */
    async stop() {
      log = null;
      clearInterval(beating);
      for (const stream of streams) {
        const pause = retryAfter(Math.random() * spreadMs);
        stream.end(pause + frameOf({ event: "bye", data: {} }));
      }
      await Promise.all([...topics.values()].map((topic) => topic.stop()));
    },
  };
}

function full(): Refusal {
  return new Refusal(
    "LIVE_FULL",
    "Live updates are not available at the moment.",
    { retryAfter: 30 },
  );
}

/** Room for listeners: so many in all, and so many from one network. */
function createSeats(max: number) {
  const perNetwork = Math.max(10, Math.ceil(max / 10));
  const taken = new Map<string, number>();
  let total = 0;
  return {
    /** False when there is none left. */
    take(network: string): boolean {
      const here = taken.get(network) ?? 0;
      if (total >= max || here >= perNetwork) return false;
      taken.set(network, here + 1);
      total += 1;
      return true;
    },
    free(network: string): void {
      const here = taken.get(network) ?? 0;
      if (here > 1) taken.set(network, here - 1);
      else taken.delete(network);
      total -= 1;
    },
  };
}
