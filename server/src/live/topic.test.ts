import { type Language, firstLanguage } from "@nearsay/core/contract";
import fastify from "fastify";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import { TestClock } from "../testing/test-app.ts";
import type { EventStream } from "./event-stream.ts";
import type { PostItem, Reader, Windows } from "./read-windows.ts";
import { Topic } from "./topic.ts";

/** A listener who stores what it receives. */
class FakeStream implements EventStream {
  readonly viewer = null;
  readonly language: Language;
  readonly isOpen = true;
  isStarted = false;
  text = "";
  maySee = () => Promise.resolve(true);
  onClose = () => undefined;

  constructor(language: Language = firstLanguage) {
    this.language = language;
  }

  start(): void {
    this.isStarted = true;
  }

  send(frames: string): void {
    this.text += frames;
  }

  end(frames = ""): void {
    this.text += `${frames}the end`;
  }

  /** The text received since the last call. */
  take(): string {
    const { text } = this;
    this.text = "";
    return text;
  }
}

function post(number: number): PostItem {
  return {
    number,
    authorId: "a1",
    content: `Post ${number}`,
    asAuthor: false,
    event: "post",
    data: () => ({ post: number }),
    likeCount: 0,
    replyCount: 0,
  };
}

function start() {
  const clock = new TestClock();
  const survey = {
    surveyId: 17,
    expiresAt: new Date(clock.now.getTime() + 3_600_000),
    responseCount: 0,
    likeCount: 0,
    postCount: 0,
  } as SurveyRow;
  const windows: Windows = { posts: [], replies: [], size: 50, state: null };
  const readSurvey = jest.fn((): Promise<SurveyRow | null> =>
    Promise.resolve({ ...survey }),
  );
  const readWindows = jest.fn(() => Promise.resolve({ ...windows }));
  const topic = new Topic({
    surveyId: 17,
    clock: clock.read,
    log: fastify().log,
    names: () => (authorId) => authorId,
    readSurvey,
    readWindows,
  });
  return { clock, survey, windows, readSurvey, readWindows, topic };
}

async function join(
  topic: Topic,
  place: string | null = null,
  language?: Language,
) {
  const stream = new FakeStream(language);
  await topic.join(stream, place);
  stream.take();
  return stream;
}

const aWhile = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  // Steps are at full seconds of the clock, so tests begin between two of them.
  jest.useFakeTimers({ now: 500 });
});

afterEach(() => {
  jest.useRealTimers();
});

describe("a survey with listeners", () => {
  it("is read once for all listeners", async () => {
    const { topic, windows, readWindows } = start();
    const streams = [await join(topic), await join(topic), await join(topic)];
    expect(readWindows).toHaveBeenCalledTimes(1);
    windows.posts = [post(1)];
    for (let n = 0; n < 10; n += 1) topic.hear("posts");
    await aWhile();
    expect(readWindows).toHaveBeenCalledTimes(2);
    for (const stream of streams)
      expect(stream.take()).toBe(
        'id: 0-1.0\nevent: post\ndata: {"post":1}\n\n',
      );
  });

  it("is reported to each listener in their language", async () => {
    const { topic, windows } = start();
    const [english, german] = [
      await join(topic),
      await join(topic, null, "de"),
    ];
    const data = ({ language }: Reader) => ({ language });
    windows.posts = [{ ...post(1), data }];
    topic.hear("posts");
    await aWhile();
    expect(english.take()).toContain('{"language":"en"}');
    expect(german.take()).toContain('{"language":"de"}');
  });

  it("starts no stream for a listener from whom it was hidden in the meantime", async () => {
    const { topic } = start();
    const stream = new FakeStream();
    stream.maySee = () => Promise.resolve(false);
    await topic.join(stream, null);
    expect(stream).toMatchObject({ isStarted: false, text: "" });
  });

  it("reports a post that appears below one already sent, and neither twice", async () => {
    const { topic, windows } = start();
    const stream = await join(topic);
    windows.posts = [post(11)];
    topic.hear("posts");
    await aWhile();
    expect(stream.take()).toContain('{"post":11}');
    windows.posts = [post(11), post(10)];
    topic.hear("posts");
    await aWhile();
    const sent = stream.take();
    expect(sent).toContain('{"post":10}');
    expect(sent).not.toContain('{"post":11}');
  });

  it("requests new insights up to once a second", async () => {
    const { topic, survey } = start();
    const stream = await join(topic);
    for (let n = 0; n < 10; n += 1) {
      survey.responseCount += 1;
      topic.hear("responses");
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(stream.take().match(/event: insights/g)).toHaveLength(1);
    await aWhile();
    expect(stream.take().match(/event: insights/g)).toHaveLength(1);
  });

  it("sends nothing for a response that is not shown yet", async () => {
    const { topic, survey } = start();
    const stream = await join(topic);
    topic.hear("responses");
    await aWhile();
    expect(stream.take()).toBe("");
    survey.responseCount += 1;
    topic.hear("responses");
    await aWhile();
    expect(stream.take()).toMatch(/event: counts[^]*event: insights/);
  });

  it("reports new counts, and nothing if they are unchanged", async () => {
    const { topic, survey } = start();
    const stream = await join(topic);
    topic.hear("likes");
    await aWhile();
    expect(stream.take()).toBe("");
    survey.likeCount = 1;
    topic.hear("likes");
    await aWhile();
    expect(stream.take()).toContain('"like_count":1');
  });

  it("keeps idle connections alive, and reports its closing once", async () => {
    const { topic, clock } = start();
    const stream = await join(topic);
    topic.beat();
    expect(stream.take()).toBe(":\n\n");
    clock.advance({ hours: 2 });
    topic.beat();
    expect(stream.take()).toContain("event: closed");
    topic.beat();
    expect(stream.take()).toBe(":\n\n");
  });

  it("reports to later listeners that it has closed", async () => {
    const { topic, clock } = start();
    await join(topic);
    clock.advance({ hours: 2 });
    topic.beat();
    const late = new FakeStream();
    await topic.join(late, null);
    expect(late.take()).toMatch(/event: counts[^]*event: closed/);
    const { topic: closedBefore, survey } = start();
    survey.expiresAt = new Date(0);
    const stream = new FakeStream();
    await closedBefore.join(stream, null);
    expect(stream.take()).toContain('"expiresAt":"1970-01-01T00:00:00.000Z"');
  });

  it("reports that it was removed, but not to a listener who alone may not see it", async () => {
    const { topic, readSurvey } = start();
    const stream = await join(topic);
    const refused = await join(topic);
    refused.maySee = () => Promise.resolve(false);
    topic.hear("hidden");
    await aWhile();
    expect([stream.take(), refused.take()]).toEqual(["", "the end"]);
    readSurvey.mockResolvedValue(null);
    stream.maySee = () => Promise.resolve(false);
    topic.hear("hidden");
    await aWhile();
    expect(stream.take()).toBe("event: removed\ndata: {}\n\nthe end");
  });

  it.each(["readSurvey", "readWindows"] as const)(
    "retries what could not be sent, if %s failed",
    async (failing) => {
      const { topic, windows, ...reads } = start();
      const stream = await join(topic);
      reads[failing].mockRejectedValueOnce(new Error("away"));
      windows.posts = [post(1)];
      topic.hear("posts");
      await aWhile();
      expect(stream.take()).toBe("");
      topic.beat();
      await aWhile();
      expect(stream.take()).toContain('{"post":1}');
    },
  );
});
