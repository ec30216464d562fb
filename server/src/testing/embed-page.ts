import type { FastifyInstance } from "fastify";
import { type Answer, TestClient } from "./client.ts";

type Headers = Record<string, string>;

/** The headers that a browser sends for a page that shows a survey inline. */
export const inlineAt = (origin: string): Headers => ({
  origin,
  "sec-fetch-site": "cross-site",
});

/** The headers that a browser sends for this site's own frame. */
export const inFrame: Headers = { "sec-fetch-site": "same-origin" };

/** Sends API requests as the widget does: stores the token, and no cookie. */
export class EmbedPage {
  token = "";
  readonly #client: TestClient;
  readonly #path: string;
  readonly #headers: Headers;

  constructor(app: FastifyInstance, survey: number | string, headers: Headers) {
    this.#client = new TestClient(app);
    this.#path = `/embed/surveys/${survey}`;
    this.#headers = headers;
  }

  /** Begins a visit; if called again, another one as the same person. */
  async visit(query = ""): Promise<Answer> {
    const answer = await this.send("GET", `/visits${query}`);
    if (answer.status === 200)
      this.token = (answer.body as { token: string }).token;
    return answer;
  }

  send(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Answer> {
    const token = this.token && { authorization: `Bearer ${this.token}` };
    return this.#client.request(method, this.#path + path, {
      body,
      headers: { ...this.#headers, ...(token || {}), ...headers },
    });
  }
}
