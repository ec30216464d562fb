/** What a device gave, as the standard has it in JSON. */
export const signed = { id: "cGFzc2tleQ", type: "public-key", response: {} };

/** The browser's own half of passkeys, which jsdom has none of: hands out what it is told to, and notes what it was asked for. */
export class StandInDevice {
  /** What pages asked for: "create" or "get", and with what. */
  readonly asked: [string, unknown][] = [];
  #answer: () => Promise<Credential | null> = give;

  constructor() {
    const ask = (name: string) => (options: { publicKey: unknown }) => {
      this.asked.push([name, options.publicKey]);
      return this.#answer();
    };
    const credentials = { create: ask("create"), get: ask("get") };
    Object.assign(globalThis, { PublicKeyCredential: StandInCredential });
    Object.defineProperty(navigator, "credentials", {
      ...{ configurable: true, value: credentials },
    });
  }

  /** What every attempt comes to from now on. */
  answer(answer: () => Promise<Credential | null>): void {
    this.#answer = answer;
  }

  /** Has every attempt fail as browsers let it. @param name Of the standard, such as NotAllowedError. */
  fail(name: string): void {
    this.answer(() => Promise.reject(new DOMException("No", name)));
  }

  /** Has attempts succeed again. */
  recover(): void {
    this.answer(give);
  }

  remove(): void {
    Reflect.deleteProperty(globalThis, "PublicKeyCredential");
    Reflect.deleteProperty(navigator, "credentials");
  }
}

function give(): Promise<Credential> {
  return Promise.resolve(new StandInCredential());
}

class StandInCredential {
  readonly id = signed.id;
  readonly type = signed.type;

  static parseCreationOptionsFromJSON(options: unknown) {
    return options;
  }

  static parseRequestOptionsFromJSON(options: unknown) {
    return options;
  }

  toJSON() {
    return signed;
  }
}
