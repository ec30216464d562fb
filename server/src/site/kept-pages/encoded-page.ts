import { createHash } from "node:crypto";
import { type Coding, compress } from "../../http/codings.ts";

/** A page and the policy that it is sent with. */
export interface DrawnPage {
  html: string;
  policy: string;
}

/** A page that is sent to many clients: compressed once per coding. */
export class EncodedPage {
  readonly policy: string;
  /** The same for all codings, so it is a weak ETag. */
  readonly etag: string;
  readonly #bodies = new Map<Coding, Buffer | Promise<Buffer>>();
  readonly #html: Buffer;

  constructor({ html, policy }: DrawnPage) {
    const hash = createHash("sha256").update(policy).update("\n").update(html);
    this.policy = policy;
    this.etag = `W/"${hash.digest("base64url").slice(0, 22)}"`;
    this.#html = Buffer.from(html);
    this.#bodies.set("identity", this.#html);
  }

  /**
   * Upper bound of the memory it uses: both compressed bodies together are
   * smaller than the text.
   */
  get bytes(): number {
    return 2 * this.#html.length;
  }

  /** Requests during the compression wait for the same result. */
  body(coding: Coding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(coding);
    if (known !== undefined) return known;
    const body = this.#compress(coding);
    this.#bodies.set(coding, body);
    return body;
  }

  async #compress(coding: Coding): Promise<Buffer> {
    if (coding === "identity") return this.#html;
    const body = await compress(this.#html, coding, "often");
    this.#bodies.set(coding, body);
    return body;
  }
}
