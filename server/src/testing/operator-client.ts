import type { OperatorRight } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { makeOperatorKey } from "../app/operator-keys/operator-keys.ts";
import { type Answer, TestClient } from "./client.ts";

interface Terms {
  name?: string;
  rights?: readonly OperatorRight[];
  days?: number | null;
  needsPasskey?: boolean;
}

/** A client with an operator's key, and nothing else: no cookie, no session. */
export class OperatorClient {
  readonly key: string;
  readonly #client: TestClient;

  constructor(app: FastifyInstance, key: string) {
    this.key = key;
    this.#client = new TestClient(app);
  }

  /** A client with a new key, which has all rights by default. */
  static async make(
    app: FastifyInstance,
    {
      name = "Anna",
      rights = ["moderate", "admit", "maintain"],
      days = null,
      needsPasskey = false,
    }: Terms = {},
  ): Promise<OperatorClient> {
    const made = await makeOperatorKey(app.commandDeps, {
      name,
      rights,
      days,
      needsPasskey,
    });
    if (made === null) throw new Error(`There is a key of ${name}.`);
    return new OperatorClient(app, made.key);
  }

  get<T>(path: string): Promise<Answer & { body: T }> {
    return this.send("GET", path);
  }

  post<T>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer & { body: T }> {
    return this.send("POST", path, body, headers);
  }

  delete<T>(path: string, body?: unknown): Promise<Answer & { body: T }> {
    return this.send("DELETE", path, body);
  }

  async send<T>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer & { body: T }> {
    const answer = await this.#client.request(method, `/operator${path}`, {
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${this.key}`, ...headers },
    });
    return answer as Answer & { body: T };
  }
}
