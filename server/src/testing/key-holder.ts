import type { ManagedSurveyReply } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import { type Answer, TestClient } from "./client.ts";
import type { Published } from "./survey-builder.ts";

export type Managed = Static<typeof ManagedSurveyReply>;

/** A client with a key of a survey, and nothing else: no cookie, no session. */
export class KeyHolder {
  readonly #client: TestClient;
  readonly #path: string;
  readonly #headers: Record<string, string>;

  constructor(
    app: FastifyInstance,
    { surveyUuid, ownerKey }: Pick<Published, "surveyUuid" | "ownerKey">,
  ) {
    this.#client = new TestClient(app);
    this.#path = `/manage/${surveyUuid}`;
    this.#headers = { authorization: `Bearer ${ownerKey}` };
  }

  get(): Promise<Answer> {
    return this.send("GET");
  }

  /** The survey as this key returns it. */
  async view(): Promise<Managed> {
    return (await this.get()).body as Managed;
  }

  patch(body: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send("PATCH", "", body, headers);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send("POST", path, body, headers);
  }

  delete(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send("DELETE", path, body, headers);
  }

  send(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path = "",
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.#client.request(method, `${this.#path}${path}`, {
      ...(body !== undefined && { body }),
      headers: { ...this.#headers, ...headers },
    });
  }
}
