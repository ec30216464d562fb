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
/** Maximum time in milliseconds that listeners of a stopped process wait before they reconnect. */
const spreadMs = 3_000;

interface LiveHubDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  findSurvey: FindSurvey;
  names: AuthorNames;
  /** Maximum number of streams in this process. */
  maxStreams: number;
}

export interface Follow {
  surveyId: number;
  stream: EventStream;
  /** Hash of the listener's network. */
  network: string;
  /** The id of the last event that the listener received; null for a new listener. */
  place: string | null;
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/** All listeners of surveys in this process. */
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
     * Starts the stream and sends news until it closes.
     * @throws Refusal LIVE_FULL if there is no room, or the process is
     * stopping.
     */
    async follow(follow: Follow): Promise<void> {
      const { surveyId, stream, network, place } = follow;
      // A listener who has already left would never release the seat.
      if (log === null || !stream.isOpen || !seats.take(network)) throw full();
      const topic = openTopic(surveyId, log);
      streams.add(stream);
      stream.onClose(() => {
        leave(follow, topic);
      });
      await topic.join(stream, place);
      if (!stream.isStarted) throw full();
    },
    /** The number of open streams. */
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
    /** Closes all streams, so that their listeners reconnect to other processes. */
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
  return new Refusal("LIVE_FULL", (say) => say.liveUpdatesUnavailable, {
    retryAfter: 30,
  });
}

/** The number of listeners, limited in total and per network. */
function createSeats(max: number) {
  const perNetwork = Math.max(10, Math.ceil(max / 10));
  const taken = new Map<string, number>();
  let total = 0;
  return {
    /** False if there is no room left. */
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
