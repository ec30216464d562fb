/** A credential in the standard's JSON format. */
export const signed = { id: "cGFzc2tleQ", type: "public-key", response: {} };

/**
 * The browser's side of passkeys, which jsdom does not have: returns the result
 * that a test sets, and records what pages request.
 */
export class StandInDevice {
  /** The requests of pages: "create" or "get", with options. */
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
      configurable: true,
      value: credentials,
    });
  }

  /** Sets the result of every further attempt. */
  answer(answer: () => Promise<Credential | null>): void {
    this.#answer = answer;
  }

  /**
   * Makes every attempt fail as in browsers.
   * @param name Of the standard, such as NotAllowedError.
   */
  fail(name: string): void {
    this.answer(() => Promise.reject(new DOMException("No", name)));
  }

  /** Makes attempts succeed again. */
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
