import { isIP } from "node:net";
import { isOrigin } from "@nearsay/core/domain";

type Environment = Record<string, string | undefined>;

/**
 * The environment contains values with which the server cannot start;
 * `problems` has one line for each.
 */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads typed values from the environment. An invalid value is recorded and
 * replaced by the default, so that all problems can be reported at once: see
 * `finish`.
 */
export class Settings {
  /** Every variable that was read. */
  readonly names = new Set<string>();
  readonly #env: Environment;
  readonly #problems: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Null if the variable is absent or empty. */
  text(name: string): string | null {
    this.names.add(name);
    const value = this.#env[name]?.trim();
    return value === undefined || value === "" ? null : value;
  }

  /** A whole number within these limits, inclusive. */
  integer(
    name: string,
    otherwise: number,
    [min, max]: readonly [number, number],
  ): number {
    return this.#parse(name, otherwise, (value) => {
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      if (number >= min && number <= max) return number;
      throw new Hint(
        `give a whole number from ${min} to ${max}, for example ${name}=${otherwise}`,
      );
    });
  }

  oneOf<const T extends string>(
    name: string,
    choices: readonly T[],
    otherwise: T,
  ): T {
    return this.choice(name, choices) ?? otherwise;
  }

  /** One of these, or null. */
  choice<const T extends string>(
    name: string,
    choices: readonly T[],
  ): T | null {
    return this.#parse<T | null>(name, null, (value) => {
      const choice = choices.find((one) => one === value);
      if (choice !== undefined) return choice;
      throw new Hint(`give one of ${choices.join(", ")}`);
    });
  }

  onOff(name: string, otherwise: boolean): boolean {
    return this.oneOf(name, ["on", "off"], otherwise ? "on" : "off") === "on";
  }

  /** An absolute address without a trailing slash. `protocols` are such as "https:". */
  url(name: string, protocols: readonly string[]): string | null {
    return this.#parse(name, null, (value) => parseUrl(value, protocols));
  }

  email(name: string): string | null {
    return this.#parse(name, null, (value) => {
      if (/^[^\s@]+@[^\s@]+$/.test(value)) return value;
      throw new Hint("give an address such as help@example.org");
    });
  }

  /**
   * Which proxies to trust for a client's address: none, all, a number of hops,
   * or these addresses.
   */
  proxies(name: string): boolean | number | string[] {
    return this.#parse<boolean | number | string[]>(name, false, (value) => {
      if (value === "on" || value === "off") return value === "on";
      if (/^\d{1,2}$/.test(value)) return Number(value);
      return splitList(value).map(parseNetwork);
    });
  }

  /** Pairs of numbers, such as 1:0.5,24:1. */
  numberPairs(name: string, otherwise: string): [number, number][] {
    return this.#parse(name, splitList(otherwise).map(parsePair), (value) =>
      splitList(value).map(parsePair),
    );
  }

  /** Origins separated by commas, as browsers write them. */
  origins(name: string): string[] {
    return this.#parse<string[]>(name, [], (value) =>
      splitList(value).map(parseOrigin),
    );
  }

  /** Texts separated by commas. */
  list(name: string): string[] {
    return splitList(this.text(name) ?? "");
  }

  /** A number from 0 to 1. */
  share(name: string, otherwise: number): number {
    return this.#parse(name, otherwise, (value) => {
      if (/^(0(\.\d+)?|1(\.0+)?)$/.test(value)) return Number(value);
      throw new Hint(`give a number from 0 to 1, such as ${name}=${otherwise}`);
    });
  }

  refuse(problem: string): void {
    this.#problems.push(problem);
  }

  /** Throws ConfigError if any value was invalid. */
  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }

  #parse<T>(name: string, otherwise: T, parse: (value: string) => T): T {
    const value = this.text(name);
    if (value === null) return otherwise;
    try {
      return parse(value);
    } catch (error) {
      if (!(error instanceof Hint)) throw error;
      this.refuse(`${name} is "${value}": ${error.message}.`);
      return otherwise;
    }
  }
}

/** What to write instead. */
class Hint extends Error {}

function parseUrl(value: string, protocols: readonly string[]): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && protocols.includes(url.protocol))
    return value.replace(/\/+$/, "");
  const starts = protocols.map((protocol) => `${protocol}//`).join(" or ");
  throw new Hint(`give a complete URL that starts with ${starts}`);
}

function parseOrigin(value: string): string {
  if (isOrigin(value)) return value;
  throw new Hint(
    "give origins such as https://partner.example, separated by commas, without a path or a slash at the end",
  );
}

function parseNetwork(value: string): string {
  const [address = "", bits = "0", ...rest] = value.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest && rest.length === 0)
    return value;
  throw new Hint(
    "give on, off, the number of proxies in front, or their addresses such as 10.0.0.0/8",
  );
}

function parsePair(value: string): [number, number] {
  const found = /^(\d{1,6}(?:\.\d{1,3})?):(\d{1,3}(?:\.\d{1,3})?)$/.exec(value);
  if (found !== null) return [Number(found[1]), Number(found[2])];
  throw new Hint("give pairs of numbers such as 1:0.5,24:1");
}

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
