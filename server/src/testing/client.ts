import { Bearer } from "../visitors/session/bearer.ts";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Answer {
  status: number;
  headers: LightMyRequestResponse["headers"];
  text: string;
  /** The JSON body; null if there is none. */
  body: unknown;
}

/** Sends API requests as a browser does: stores cookies and sends the CSRF header. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Gets a session; consents by default. */
  async start({ consent = true } = {}): Promise<this> {
    await this.get("/health");
    await this.post("/auth/anon");
    if (consent) await this.delete("/privacy/opt-out");
    return this;
  }

  /** Derives the names of this client's rows. */
  get bearer(): Bearer {
    return new Bearer(this.cookies.get("nearsay_session") ?? "");
  }

  get(path: string, options?: RequestOptions) {
    return this.request("GET", path, options);
  }

  post(path: string, body?: unknown, options?: RequestOptions) {
    return this.request("POST", path, { body, ...options });
  }

  put(path: string, body?: unknown, options?: RequestOptions) {
    return this.request("PUT", path, { body, ...options });
  }

  delete(path: string, options?: RequestOptions) {
    return this.request("DELETE", path, options);
  }

  async request(
    method: Method,
    path: string,
    { body, headers = {} }: RequestOptions = {},
  ): Promise<Answer> {
    const response = await this.#app.inject({
      method,
      url: `/api${path}`,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...this.#csrf(), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    this.#keep(response);
    return toAnswer(response);
  }

  /** Sends a request unchanged, with this client's cookies and CSRF header. */
  async send(request: RawRequest) {
    const response = await this.#app.inject({
      ...request,
      method: request.method as Method,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...this.#csrf(), ...request.headers },
    });
    this.#keep(response);
    return {
      status: response.statusCode,
      headers: response.headers,
      contentType: String(response.headers["content-type"] ?? ""),
      text: response.payload,
    };
  }

  #csrf(): Record<string, string> {
    const token = this.cookies.get("nearsay_csrf");
    return token === undefined ? {} : { "x-csrf-token": token };
  }

  #keep(response: LightMyRequestResponse): void {
    for (const { name, value } of response.cookies) {
      this.cookies.set(name, value);
    }
  }
}

function toAnswer(response: LightMyRequestResponse): Answer {
  const { statusCode, headers, payload } = response;
  const isJson = String(headers["content-type"]).includes("application/json");
  return {
    status: statusCode,
    headers,
    text: payload,
    body: isJson ? (JSON.parse(payload) as unknown) : null,
  };
}
