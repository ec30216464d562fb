import { findBursts } from "./find-bursts.ts";
import { findCopies } from "./find-copies.ts";
import { findRepeats } from "./find-repeats.ts";
import { markWaiting } from "./mark-waiting.ts";
import { marks, namesOf, partOf } from "./marks.ts";

const second = 1000;

/** Responses at a fixed interval in milliseconds. */
function every(ms: number, count: number, network: string, start = 0) {
  return Array.from({ length: count }, (_, n) => ({
    network,
    at: start + n * ms,
  }));
}

describe("a burst", () => {
  it("contains every response of a script in one network", () => {
    expect(findBursts(every(200, 60, "script"))).toHaveProperty("size", 60);
  });

  it("includes a slower script that sends forty responses in a minute", () => {
    expect(findBursts(every(1.5 * second, 60, "script"))).toHaveProperty(
      "size",
      60,
    );
  });

  it("does not include a school class that sends all its responses at once", () => {
    expect(findBursts(every(100, 30, "school"))).toHaveProperty("size", 0);
  });

  it("ends when its network is as quiet as others", () => {
    const script = every(second, 60, "script");
    const later = every(10 * second, 5, "script", 200 * second);
    expect(findBursts([...later, ...script])).toEqual(new Set(script));
  });

  it("is not found if other networks send as fast, as when people scan a poster at a concert", () => {
    const carriers = ["a", "b", "c", "d"].flatMap((network) =>
      every(second, 40, network),
    );
    expect(findBursts(carriers)).toHaveProperty("size", 0);
  });
});

describe("a repetition", () => {
  const choose = (network: string, ...places: number[]) => ({
    network,
    marks: 0,
    answers: Object.fromEntries(places.map((place, at) => [at + 1, [place]])),
  });
  const others = Array.from({ length: 20 }, (_, n) =>
    choose(`home ${n}`, n % 2, n % 3, n % 5),
  );

  it("consists of equal choices of one network while other networks choose differently", async () => {
    const script = Array.from({ length: 12 }, () => choose("script", 1, 2, 4));
    const found = await findRepeats([...others, ...script]);
    expect(found).toEqual(new Set(script));
  });

  it("is not found if other networks make the same choices", async () => {
    const agreed = Array.from({ length: 20 }, (_, n) =>
      choose(`home ${n}`, 1, 2, 4),
    );
    const school = Array.from({ length: 12 }, () => choose("school", 1, 2, 4));
    expect(await findRepeats([...agreed, ...school])).toHaveProperty("size", 0);
  });

  it("is not found for a class that mostly agrees, since some of its members differ in one answer", async () => {
    const alike = Array.from({ length: 12 }, () => choose("school", 1, 2, 4));
    const near = [0, 3, 1].map((last) => choose("school", 1, 2, last));
    const found = await findRepeats([...others, ...alike, ...near]);
    expect(found).toHaveProperty("size", 0);
    const script = await findRepeats([...others, ...alike, ...near.slice(1)]);
    expect(script).toEqual(new Set(alike));
  });

  it("is detected by comparison with people, not with earlier flagged responses of another network", async () => {
    const yesterday = Array.from({ length: 40 }, () => ({
      ...choose("script yesterday", 1, 2, 4),
      marks: marks.fresh | marks.repeated,
    }));
    const script = Array.from({ length: 12 }, () => choose("script", 1, 2, 4));
    const found = await findRepeats([...others, ...yesterday, ...script]);
    expect(found).toEqual(new Set([...yesterday, ...script]));
  });

  it("is not detected with two questions only, nor without responses of other networks", async () => {
    const two = Array.from({ length: 40 }, () => choose("school", 1, 1));
    expect(await findRepeats([...others, ...two])).toHaveProperty("size", 0);
    const alone = Array.from({ length: 40 }, () => choose("school", 1, 2, 4));
    expect(await findRepeats(alone)).toHaveProperty("size", 0);
  });
});

describe("copies", () => {
  const write = (text: string) => ({ answers: { 7: text } });
  const campaign = "Please keep the lido open in winter for all of us";

  it("are texts of three respondents that differ only in case and word order", async () => {
    const same = [
      write(campaign),
      write(campaign.toUpperCase()),
      write(`${campaign}!!`),
    ];
    const own = write("I would rather have more benches near the lake");
    expect(await findCopies([...same, own])).toEqual(new Set(same));
  });

  it("include texts in which one word was replaced", async () => {
    const near = ["winter", "summer", "autumn"].map((season) =>
      write(campaign.replace("winter", season)),
    );
    expect(await findCopies(near)).toEqual(new Set(near));
  });

  it("are neither two equal texts nor texts of a few words", async () => {
    const two = [write(campaign), write(campaign)];
    const short = Array.from({ length: 9 }, () => write("More benches please"));
    expect(await findCopies([...two, ...short])).toHaveProperty("size", 0);
  });

  it("are found among thousands that differ by a word", async () => {
    const flood = Array.from({ length: 5000 }, (_, n) =>
      write(`${campaign} says number ${n}`),
    );
    expect((await findCopies(flood)).size).toBe(5000);
  });
});

describe("marks", () => {
  it("flag a response if it has two of them, not if it has one", () => {
    for (const bit of Object.values(marks)) expect(partOf(bit)).toBe(0);
    expect(partOf(marks.fresh | marks.copied)).toBe(1);
    expect(namesOf(marks.fresh | marks.copied)).toEqual(["fresh", "copied"]);
  });

  it("are added to the marks that a response already has", async () => {
    const script = every(200, 40, "script").map((one) => ({
      ...one,
      marks: marks.fresh,
      answers: {},
      wayIn: "site" as const,
    }));
    const marked = await markWaiting(script);
    expect(marked.map((one) => one.marks)).toEqual(
      script.map(() => marks.fresh | marks.burst),
    );
    expect(await markWaiting(marked)).toEqual([]);
  });

  it("are computed in slices that let other work run, even for many long answers", async () => {
    const waiting = Array.from({ length: 2000 }, (_, n) => ({
      network: `n${n % 20}`,
      at: n * second,
      marks: 0,
      wayIn: "site" as const,
      answers: {
        ...Object.fromEntries(
          Array.from({ length: 50 }, (_question, q) => [`${q}`, [(n * q) % 7]]),
        ),
        100: Array.from({ length: 30 }, (_word, w) => `w${n * w}`).join(" "),
      },
    }));
    let longest = 0;
    let last = performance.now();
    let ticking = setImmediate(function tick() {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      ticking = setImmediate(tick);
    });
    const begun = performance.now();
    await markWaiting(waiting);
    clearImmediate(ticking);
    longest = Math.max(longest, performance.now() - last);
    expect(longest).toBeLessThan((performance.now() - begun) / 2);
  });

  it("do not report a burst for responses that a kiosk stored while it was offline, but still do for a script at the same time", async () => {
    const at = (wayIn: "kiosk" | "site", network: string) =>
      every(200, 45, network).map((one) => ({
        ...one,
        marks: 0,
        answers: {},
        wayIn,
      }));
    const script = at("site", "script");
    const marked = await markWaiting([...at("kiosk", "library"), ...script]);
    expect(marked).toEqual(
      script.map((one) => ({ ...one, marks: marks.burst })),
    );
  });
});
