import { isDeepStrictEqual } from "node:util";
import type { Language } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import { Mutex } from "../base/db/mutex.ts";
import type { AuthorNames } from "../community/posts/post.ts";
import type { SurveyItemReply } from "../surveys/serialize-survey.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import { type ChangeKind, changeKinds } from "../base/changes/changes.ts";
import { frameOf, heartbeat } from "../http/event-frame.ts";
import type { EventStream } from "./event-stream.ts";
import type { Windows } from "./read-windows.ts";
import { type News, SurveyNews, toNews } from "./survey-news.ts";
import { type Throttle, createSteps } from "../base/throttle.ts";

/** Coarse, so that no event reveals the exact time of what it reports. */
const sendEveryMs = 1_000;

const inDiscussion: ChangeKind[] = ["posts", "replies", "likes"];
/** After an event about these, clients request the insights, each as often as needed. */
const inInsights: ChangeKind[] = ["responses", "released", "summary", "edited"];

export interface TopicDeps {
  surveyId: number;
  /** Null if it is hidden or deleted. */
  readSurvey: () => Promise<SurveyRow | null>;
  readWindows: () => Promise<Windows>;
  names: AuthorNames;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** One survey and all its listeners in this process: data are read once for all of them. */
export class Topic {
  readonly #deps: TopicDeps;
  readonly #joining = new Set<EventStream>();
  readonly #streams = new Set<EventStream>();
  readonly #changed = new Set<ChangeKind>();
  readonly #turns = new Mutex();
  readonly #sending: Throttle;
  #news: SurveyNews | undefined;
  #counts: Counts | undefined;
  #closesAt: Date | null = null;
  /** Whether the closing was sent to all listeners; it is also sent to each who joins later. */
  #isClosed = false;

  constructor(deps: TopicDeps) {
    this.#deps = deps;
    this.#sending = createSteps(sendEveryMs, () => this.#sendChanges());
  }

  get isEmpty(): boolean {
    return this.#joining.size + this.#streams.size === 0;
  }

  /**
   * Starts the stream with the current state and, for a listener who was at
   * `place` before, what it missed.
   */
  join(stream: EventStream, place: string | null): Promise<void> {
    this.#joining.add(stream);
    return this.#turns.run(async () => {
      const news = await this.#load();
      // It may have been hidden since the listener was admitted.
      if (!(await stream.maySee()) || !stream.isOpen) return;
      const missed = place === null ? [] : news.since(place, this.#now());
      stream.start();
      stream.send(
        this.#inWordsFor(stream, [
          ...missed,
          this.#standing(news),
          ...this.#closed(),
        ]),
      );
      this.#joining.delete(stream);
      this.#streams.add(stream);
    });
  }

  leave(stream: EventStream): void {
    this.#joining.delete(stream);
    this.#streams.delete(stream);
  }

  hear(kind: ChangeKind): void {
    this.#changed.add(kind);
    this.#sending.ask();
  }

  /** Treats everything as changed. */
  hearAll(): void {
    changeKinds.forEach((kind) => {
      this.hear(kind);
    });
  }

  /**
   * Keeps idle connections alive, sends the survey's closing, and retries what
   * could not be read.
   */
  beat(): void {
    for (const stream of this.#streams) stream.send(heartbeat);
    if (!this.#isClosed && this.#isOver()) {
      this.#isClosed = true;
      this.#broadcast(this.#closed());
    }
    if (this.#changed.size > 0) this.#sending.ask();
  }

  stop(): Promise<void> {
    return this.#sending.stop();
  }

  async #load(): Promise<SurveyNews> {
    if (this.#news === undefined) {
      const { readSurvey, readWindows } = this.#deps;
      const survey = await readSurvey();
      this.#closesAt = survey?.expiresAt ?? null;
      this.#isClosed = this.#isOver();
      this.#counts = survey ? countsOf(survey) : undefined;
      this.#news = new SurveyNews(await readWindows(), this.#now());
    }
    return this.#news;
  }

  async #sendChanges(): Promise<void> {
    const kinds = new Set(this.#changed);
    this.#changed.clear();
    try {
      await this.#turns.run(() => this.#send(kinds));
    } catch (error) {
      this.#deps.log.warn({ err: error }, "news could not be read");
      for (const kind of kinds) this.#changed.add(kind);
    }
  }

  async #send(kinds: Set<ChangeKind>): Promise<void> {
    // After a change of the access code, other people may see the survey.
    if (kinds.has("hidden") || kinds.has("edited")) await this.#dismiss();
    if (this.#news === undefined) return;
    // Both are read before anything counts as sent, so that nothing is lost if
    // one of them fails.
    const survey = await this.#deps.readSurvey();
    const talk = inDiscussion.some((kind) => kinds.has(kind))
      ? this.#news.take(await this.#deps.readWindows(), this.#now())
      : [];
    const counts = this.#newCounts(this.#news, survey);
    // Of a response that is not shown yet, nothing is sent.
    const isShown = (kind: ChangeKind) =>
      kind !== "responses" || counts.length > 0;
    const figures = inInsights.some((kind) => kinds.has(kind) && isShown(kind))
      ? [toNews("insights", {})]
      : [];
    const ends = kinds.has("edited") ? this.#moveEnd(survey) : [];
    this.#broadcast([...talk, ...counts, ...figures, ...ends]);
  }

  /** Its author may close it immediately, or reopen it. */
  #moveEnd(survey: SurveyRow | null): News[] {
    const wasClosed = this.#isClosed;
    this.#closesAt = survey?.expiresAt ?? this.#closesAt;
    this.#isClosed = this.#isOver();
    return wasClosed ? [] : this.#closed();
  }

  #newCounts(news: SurveyNews, survey: SurveyRow | null): News[] {
    if (survey === null) return [];
    const counts = countsOf(survey);
    if (isDeepStrictEqual(counts, this.#counts)) return [];
    this.#counts = counts;
    return [this.#standing(news)];
  }

  /** The counts, and the position of a listener who has received everything. */
  #standing({ place }: SurveyNews): News {
    return toNews("counts", this.#counts ?? {}, place);
  }

  #isOver(): boolean {
    return this.#closesAt !== null && this.#closesAt.getTime() <= this.#now();
  }

  #closed(): News[] {
    const expiresAt = this.#closesAt?.toISOString();
    return this.#isClosed ? [toNews("closed", { expiresAt })] : [];
  }

  /**
   * Closes the streams of listeners who may no longer see the survey; sends
   * "removed" if no one may.
   */
  async #dismiss(): Promise<void> {
    const survey = await this.#deps.readSurvey();
    const farewell = survey ? "" : frameOf({ event: "removed", data: {} });
    const streams = [...this.#streams];
    const allowed = await Promise.all(streams.map((one) => one.maySee()));
    streams.forEach((stream, index) => {
      if (allowed[index]) return;
      this.leave(stream);
      stream.end(farewell);
    });
  }

  #broadcast(news: News[]): void {
    if (news.length === 0) return;
    const authors = new Set(news.map(({ authorId }) => authorId));
    const shared = new Map<Language, string>();
    const shareIn = (language: Language) => {
      const words =
        shared.get(language) ??
        this.#inWordsFor({ viewer: null, language }, news);
      shared.set(language, words);
      return words;
    };
    for (const stream of this.#streams) {
      const { viewer, language } = stream;
      const isAuthor = viewer !== null && authors.has(viewer.voice);
      stream.send(
        isAuthor ? this.#inWordsFor(stream, news) : shareIn(language),
      );
    }
  }

  #inWordsFor(
    { viewer, language }: Pick<EventStream, "viewer" | "language">,
    news: News[],
  ): string {
    const { names, surveyId } = this.#deps;
    const nameAuthor = names(surveyId, viewer);
    return news.map(({ frame }) => frame({ nameAuthor, language })).join("");
  }

  #now(): number {
    return this.#deps.clock().getTime();
  }
}

type Counts = Pick<
  SurveyItemReply,
  "responses_count" | "like_count" | "post_count"
>;

function countsOf(survey: SurveyRow): Counts {
  return {
    responses_count: survey.responseCount,
    like_count: survey.likeCount,
    post_count: survey.postCount,
  };
}
