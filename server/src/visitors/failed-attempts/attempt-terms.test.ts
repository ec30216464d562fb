import { readConfig } from "../../app/config.ts";
import { type Purpose, difficultyMax } from "./attempt-limits.ts";
import { type Counts, type Terms, termsOf } from "./attempt-terms.ts";

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const codes = 10_000;

/**
 * Hashes per second of an ordinary phone in the page, and of one processor in
 * native code (OpenSSL's, on the machine where the tests were written).
 */
const phone = 200_000;
const processor = 8_000_000;

const { botCheck } = readConfig({});
const easiest =
  botCheck.provider === "proof-of-work" ? botCheck.difficulty * 1000 : 0;

/** The counts as the database stores them. */
class Counted {
  readonly #until = new Map<string, number>();

  termsFor(at: number, purpose: Purpose, network: string, longKnown = false) {
    const read = (key: string) => new Date(this.#until.get(key) ?? 0);
    const counts: Counts = {
      network: read(`${purpose} ${network}`),
      everySurvey: read(`any ${network}`),
      whole: read(`${purpose} whole`),
    };
    return termsOf(counts, purpose, new Date(at), longKnown);
  }

  add({ charges }: Terms, at: number, purpose: Purpose, network: string) {
    const keys = {
      network: `${purpose} ${network}`,
      everySurvey: `any ${network}`,
      whole: `${purpose} whole`,
    };
    for (const { scope, budget, weight } of charges) {
      const from = Math.max(at, this.#until.get(keys[scope]) ?? 0);
      this.#until.set(keys[scope], from + weight * budget.renewMs);
    }
  }
}

interface Attack {
  purposes: Purpose[];
  networks: number;
  /** Time to stop at; by default after every code was tried. */
  until?: number;
  longKnown?: boolean;
}

/**
 * Tries codes as fast as possible with two processors, any number of sessions
 * and no network delay; returns the duration in milliseconds.
 */
function attack(
  { purposes, networks, until = Infinity, longKnown = false }: Attack,
  counted = new Counted(),
) {
  const lanes = purposes.flatMap((purpose) =>
    Array.from({ length: networks }, (_, at) => ({
      purpose,
      network: `attacker ${at}`,
    })),
  );
  let now = day;
  let tried = 0;
  while (tried < codes && now < day + until) {
    let soonest = Infinity;
    for (const { purpose, network } of lanes) {
      const terms = counted.termsFor(now, purpose, network, longKnown);
      if (terms.waitMs > 0) {
        soonest = Math.min(soonest, terms.waitMs);
        continue;
      }
      now += (terms.difficulty * easiest * second) / 2 / (2 * processor);
      counted.add(terms, now, purpose, network);
      tried += 1;
      soonest = 0;
    }
    now += Math.ceil(soonest);
  }
  return { took: now - day, now, tried, counted };
}

/**
 * Maximum number of seconds that an ordinary phone computes until a right code
 * is evaluated; null if it has to wait.
 */
function waitOf(terms: Terms): number | null {
  if (terms.waitMs > 0) return null;
  // In the worst case others' attempts make the first puzzle insufficient, and
  // one of the maximum difficulty follows.
  const first = terms.difficulty === difficultyMax ? 0 : terms.difficulty;
  const difficulties = terms.difficulty === 0 ? 0 : first + difficultyMax;
  return (difficulties * easiest) / phone;
}

describe("trying 10,000 codes", () => {
  it.each([
    { purposes: ["access"] as Purpose[], days: 20 },
    { purposes: ["search"] as Purpose[], days: 20 },
    { purposes: ["access", "search"] as Purpose[], days: 10 },
  ])(
    "takes two processors more than a week from one network by $purposes",
    ({ purposes, days }) => {
      for (const longKnown of [false, true]) {
        const { took } = attack({ purposes, networks: 1, longKnown });
        expect(took).toBeGreaterThan(7 * day);
        expect(took / day).toBeGreaterThan(days);
      }
    },
  );

  it("takes more than a week from two networks, and hours from a thousand", () => {
    const daysFrom = (networks: number) =>
      attack({ purposes: ["access"], networks }).took / day;
    expect(daysFrom(2)).toBeGreaterThan(7);
    expect(daysFrom(10)).toBeGreaterThan(4);
    expect(daysFrom(100)).toBeGreaterThan(0.8);
    expect(daysFrom(1000) * 24).toBeGreaterThan(1);
  });
});

describe("a person with the right code during an attack", () => {
  const underAttack = (purpose: Purpose, networks: number) => {
    const { counted, now } = attack({
      purposes: [purpose],
      networks,
      until: 30 * hour,
    });
    return (network: string, longKnown = false) =>
      waitOf(counted.termsFor(now - second, purpose, network, longKnown));
  };

  it.each(["access", "search"] as const)(
    "does not wait in another network than the attacker's (%s)",
    (purpose) => {
      expect(underAttack(purpose, 1)("home")).toBe(0);
    },
  );

  it("waits up to 10 s in the same network with an ID that is a day old", () => {
    const wait = underAttack("access", 1);
    expect(wait("attacker 0")).toBeNull();
    expect(wait("attacker 0", true)).toBeLessThanOrEqual(10);
  });

  it("waits up to 10 s for any number of attacking networks", () => {
    const wait = underAttack("access", 1000)("home");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
  });
});

it("a phone computes up to 10 s if others' attempts make its first puzzle insufficient", () => {
  expect(((difficultyMax / 2 + difficultyMax) * easiest) / phone).toBeLessThan(
    10,
  );
});
