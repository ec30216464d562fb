import type { Language } from "@nearsay/core/contract";
import type { Database } from "../base/db/database.ts";
import { type Answer, TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const unknown = 987_654;

/** The expected messages for a reader of another language, for one operation each. */
const asked: [
  what: string,
  call: (client: TestClient, headers: Headers) => Promise<Answer>,
  msg: Record<"en" | "de" | "ar", string>,
][] = [
  [
    "a survey that does not exist",
    (client, headers) => client.get(`/surveys/${unknown}`, { headers }),
    {
      en: "Survey not found.",
      de: "Umfrage nicht gefunden.",
      ar: "الاستطلاع غير موجود.",
    },
  ],
  [
    "an endpoint that does not exist",
    (client, headers) => client.get("/nothing", { headers }),
    {
      en: "This call does not exist.",
      de: "Diesen Aufruf gibt es nicht.",
      ar: "هذا الاستدعاء غير موجود.",
    },
  ],
  [
    "a method that the path does not support",
    (client, headers) => client.put("/surveys", {}, { headers }),
    {
      en: "This path does not support this method.",
      de: "Dieser Pfad unterstützt diese Methode nicht.",
      ar: "لا يقبل هذا المسار هذه الطريقة.",
    },
  ],
  [
    "a list that cannot be continued",
    (client, headers) => client.get("/surveys?after=x", { headers }),
    {
      en: "This list cannot be continued. Please load it again from the start.",
      de: "Diese Liste lässt sich nicht fortsetzen. Bitte laden Sie sie von Anfang an neu.",
      ar: "لا يمكن متابعة هذه القائمة. حمّلها من البداية من فضلك.",
    },
  ],
  [
    "a field of the wrong type",
    (client, headers) =>
      client.post("/posts", { content: 7, survey_id: 1 }, { headers }),
    {
      en: "content must be string.",
      de: "content: muss string sein.",
      ar: "content: يجب أن يكون string.",
    },
  ],
  [
    "an empty post",
    (client, headers) =>
      client.post("/posts", { content: " ", survey_id: 1 }, { headers }),
    {
      en: "Please write something first.",
      de: "Bitte zuerst etwas schreiben.",
      ar: "اكتب شيئًا أولًا من فضلك.",
    },
  ],
  [
    "a draft without a description",
    (client, headers) =>
      client.post("/surveys/generate", { content: "" }, { headers }),
    {
      en: "Please describe the survey you want to create.",
      de: "Bitte die gewünschte Umfrage beschreiben.",
      ar: "صف الاستطلاع الذي تريد إنشاءه من فضلك.",
    },
  ],
  [
    "a survey without a title",
    (client, headers) => publish(client, headers, { title: " " }),
    {
      en: "The title must not be empty.",
      de: "Der Titel darf nicht leer sein.",
      ar: "لا يجوز أن يكون العنوان فارغًا.",
    },
  ],
  [
    "an invalid embedding site",
    (client, headers) =>
      publish(client, headers, { embedOrigins: ["https://a.example", "b"] }),
    {
      en: "Site 2 must be written as https://partner.example.",
      de: "Website 2 bitte so schreiben: https://partner.example.",
      ar: "يجب أن يُكتب الموقع 2 هكذا: https://partner.example.",
    },
  ],
  [
    "invalid characters",
    (client, headers) =>
      client.post("/posts", { content: "\u0000", survey_id: 1 }, { headers }),
    {
      en: "Text must not contain NUL or invalid characters.",
      de: "Text darf weder NUL noch ungültige Zeichen enthalten.",
      ar: "لا يجوز أن يحتوي النص على NUL أو أحرف غير صالحة.",
    },
  ],
];

type Headers = Record<string, string>;

function publish(
  client: TestClient,
  headers: Headers,
  survey: Record<string, unknown>,
) {
  return client.post(
    "/surveys",
    { survey: { ...surveyPayload(survey), embeddedToken: "x" } },
    { headers },
  );
}

const reading = (language: Language): Headers => ({
  "accept-language": `${language}, en;q=0.5`,
});

describeWithDatabase("refusals in the client's language", (open) => {
  let db: Database;
  let test: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { languages: ["en", "de", "ar"] });
    client = await test.visitor();
  });

  it.each(asked)("contain the reason for %s", async (_what, call, msg) => {
    const replies = [];
    for (const language of ["de", "en", "ar"] as const) {
      const reply = await call(client, reading(language));
      expect([language, (reply.body as { msg: string }).msg]).toEqual([
        language,
        msg[language],
      ]);
      expect(reply.headers["content-language"]).toBe(language);
      expect(reply.headers.vary).toMatch(/accept-language/);
      replies.push({ ...(reply.body as object), msg: "" });
    }
    // Status, code and data are the same.
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
  });

  it("are in English if no requested language is offered", async () => {
    const reply = await client.get(`/surveys/${unknown}`, {
      headers: { "accept-language": "uk, fr" },
    });
    expect(reply.body).toMatchObject({ msg: "Survey not found." });
  });

  it("have no language headers if one language is offered", async () => {
    const { app } = await startTestApp(db, {}, { languages: ["en"] });
    const reply = await new TestClient(app).get(`/surveys/${unknown}`, {
      headers: reading("de"),
    });
    expect(reply.body).toMatchObject({ msg: "Survey not found." });
    expect(reply.headers["content-language"]).toBeUndefined();
    expect(reply.headers.vary ?? "").not.toContain("language");
  });

  it("contain user text and numbers unchanged", async () => {
    const surveyId = await publishSurvey(client);
    const answers = { 999_999: "x" };
    const reply = await client.post(
      `/surveys/${surveyId}/responses`,
      { answers, lat: null, lng: null },
      { headers: reading("de") },
    );
    expect(reply.body).toMatchObject({
      msg: "Diese Umfrage hat keine Frage 999999.",
    });
  });

  it("explain to a visitor, in their language, why they may not answer at the moment", async () => {
    const creator = await test.visitor();
    const surveyId = await publishSurvey(creator, {
      questions: [
        choiceQuestion,
        {
          text: "Which line?",
          type: "free_text",
          isChallenge: true,
          challengeExpectedResponse: "12",
        },
      ],
    });
    const person = await test.visitor();
    const [asks = 0, challenge = 0] = await questionIds(person, surveyId);
    for (let wrong = 0; wrong < 3; wrong++)
      await person.post(`/surveys/${surveyId}/responses`, {
        answers: { [asks]: "Never" },
        challenge_answers: { [challenge]: `wrong ${wrong}` },
        lat: null,
        lng: null,
      });
    for (const [language, challengeMessage] of [
      [
        "de",
        "Zu viele falsche Antworten auf Prüffragen. Bitte in 15 Minuten noch einmal versuchen.",
      ],
      [
        "en",
        "Too many wrong challenge answers. Please try again in 15 minutes.",
      ],
    ] as const) {
      const headers = reading(language);
      const { body } = await person.get(`/surveys/${surveyId}/questions`, {
        headers,
      });
      expect(body).toMatchObject({ challengeBlocked: true, challengeMessage });
    }
    const other = await client.get(`/surveys/${surveyId}/questions`, {
      headers: reading("de"),
    });
    expect(other.body).toMatchObject({ challengeMessage: null });
  });

  it("follow the URL and the cookie outside of the API", async () => {
    const ask = async (url: string, headers: Headers = {}) => {
      const { body } = await test.app.inject({ url, headers });
      return (JSON.parse(body) as { msg: string }).msg;
    };
    const path = "/nothing.txt";
    expect(await ask(`${path}?lang=de`)).toBe("Hier ist nichts.");
    expect(await ask(path)).toBe("There is nothing here.");
    expect(await ask(path, { cookie: "nearsay_language=ar" })).toBe(
      "لا شيء هنا.",
    );
  });

  it("are translated before any of the request was parsed", async () => {
    const [path, body] = await Promise.all([
      test.app.inject({ url: "/api/%zz", headers: reading("de") }),
      client.send({
        method: "POST",
        url: "/api/posts",
        payload: "{",
        headers: { ...reading("de"), "content-type": "application/json" },
      }),
    ]);
    expect(path.json()).toMatchObject({ msg: "Der Pfad ist ungültig." });
    expect(JSON.parse(body.text)).toMatchObject({
      msg: "Der Inhalt ist kein gültiges JSON.",
    });
  });
});
