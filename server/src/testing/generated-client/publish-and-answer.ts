import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./api.js";

const cookies = new Map<string, string>();

/** Stores cookies as a browser does, and sends the header that changing requests need. */
const browser: Middleware = {
  onRequest({ request }) {
    const { headers, method } = request;
    headers.set(
      "cookie",
      [...cookies].map((pair) => pair.join("=")).join("; "),
    );
    if (method !== "GET")
      headers.set("x-csrf-token", cookies.get("nearsay_csrf") ?? "");
    return request;
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(/[=;]/);
      cookies.set(name, value);
    }
  },
};

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });
client.use(browser);

function taken<Data>(reply: { data?: Data; error?: { msg: string } }): Data {
  if (reply.data === undefined) throw new Error(reply.error?.msg);
  return reply.data;
}

await client.GET("/api/health");
await client.POST("/api/auth/anon");
await client.DELETE("/api/privacy/opt-out", { body: {} });
const { embeddedToken } = taken(
  await client.POST("/api/surveys/embedded-token"),
);
const { id, surveyUuid, ownerKey } = taken(
  await client.POST("/api/surveys", {
    body: {
      survey: {
        embeddedToken,
        type: "geo",
        title: "Night buses",
        questions: [
          {
            text: "How often?",
            type: "multiple_choice",
            options: ["Weekly", "Never"],
            allowMultiple: false,
          },
        ],
      },
    },
  }),
);
const params = { path: { id } };
const { items } = taken(
  await client.GET("/api/surveys/{id}/questions", { params }),
);
const answers = { [String(items[0]?.id)]: "Weekly" };
const { duplicate } = taken(
  await client.POST("/api/surveys/{id}/responses", {
    params,
    body: { answers },
  }),
);
const survey = taken(await client.GET("/api/surveys/{id}", { params }));
const ownerPage = taken(
  await client.GET("/api/manage/{uuid}", {
    params: { path: { uuid: surveyUuid } },
    headers: { authorization: `Bearer ${ownerKey}` },
  }),
);
const responses = survey.responses_count;
console.log(JSON.stringify({ duplicate, responses, role: ownerPage.role }));
