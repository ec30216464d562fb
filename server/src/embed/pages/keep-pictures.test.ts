import { createKeepPictures } from "./keep-pictures.ts";
import type { PictureWords } from "./picture-words.ts";

const pictureOf = (name: string) => ({
  path: `/${name}.png`,
  words: { question: name, title: null },
});

function setUp() {
  const drawn: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const { take: keep, holds } = createKeepPictures(
    ({ question }: PictureWords) => {
      drawn.push(question);
      return new Promise((resolve, reject) => {
        ends.set(question, (error) => {
          if (error) reject(error);
          else resolve(Buffer.from(question));
        });
      });
    },
  );
  return {
    drawn,
    keep,
    holds,
    end: (name: string, error?: Error) => ends.get(name)?.(error),
  };
}

it("draws a picture once for any number of requests", async () => {
  const { drawn, keep, end } = setUp();
  const both = [keep(pictureOf("a")), keep(pictureOf("a"))];
  end("a");
  expect((await Promise.all(both)).map(String)).toEqual(["a", "a"]);
  expect(String(await keep(pictureOf("a")))).toBe("a");
  expect(drawn).toEqual(["a"]);
});

it("reports which pictures it has or is about to draw", async () => {
  const { keep, holds, end } = setUp();
  expect(holds(pictureOf("a"))).toBe(false);
  const picture = keep(pictureOf("a"));
  expect(holds(pictureOf("a"))).toBe(true);
  end("a");
  await picture;
  expect(holds(pictureOf("a"))).toBe(true);
});

it("draws two at a time, the others in order", async () => {
  const { drawn, keep, end } = setUp();
  const all = ["a", "b", "c", "d"].map((name) => keep(pictureOf(name)));
  expect(drawn).toEqual(["a", "b"]);
  end("b");
  await all[1];
  await Promise.resolve();
  expect(drawn).toEqual(["a", "b", "c"]);
  end("c");
  await all[2];
  end("a");
  end("d");
  await Promise.all(all);
  expect(drawn).toEqual(["a", "b", "c", "d"]);
});

it("tries a failed picture again", async () => {
  const { drawn, keep, end } = setUp();
  const first = keep(pictureOf("a"));
  end("a", new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  const second = keep(pictureOf("a"));
  end("a");
  expect(String(await second)).toBe("a");
  expect(drawn).toEqual(["a", "a"]);
});

it("refuses if too many wait", async () => {
  const { keep } = setUp();
  for (let number = 0; number < 22; number += 1)
    void keep(pictureOf(`${number}`));
  await expect(keep(pictureOf("last"))).rejects.toMatchObject({
    code: "OVERLOADED",
  });
});

it("stores a picture for a day", async () => {
  jest.useFakeTimers();
  const { keep, holds, end } = setUp();
  const picture = keep(pictureOf("a"));
  end("a");
  await picture;
  jest.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(holds(pictureOf("a"))).toBe(true);
  jest.advanceTimersByTime(60 * 60 * 1000 + 1);
  expect(holds(pictureOf("a"))).toBe(false);
  jest.useRealTimers();
});
