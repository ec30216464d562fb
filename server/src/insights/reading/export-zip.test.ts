import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { type ReadSurvey, startReadSurvey } from "../../testing/read-survey.ts";
import { unpackZip } from "../../testing/unpack-zip.ts";
import { writeZip } from "./export-zip.ts";

describeWithDatabase("the archive of a survey", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  const people = Array.from({ length: 20 }, (_, index) => ({
    one: index % 3 === 0 ? "Weekly" : "Never",
    why: `A great walk, ${index}!`,
  }));

  async function archiveOf(survey: ReadSurvey) {
    const { app } = survey.test;
    const url = `/api/manage/${survey.surveyUuid}/export/survey.zip`;
    const reply = await app.inject({ url, headers: survey.headers });
    expect(reply.headers["content-type"]).toBe("application/zip");
    return unpackZip(reply.rawPayload);
  }

  it("contains all single files, the questions as text, and charts", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    await survey.respond(...people);
    await survey.release();
    const files = await archiveOf(survey);
    for (const name of ["responses.csv", "responses.jsonl", "figures.csv"])
      expect(files.get(name)).toBe((await survey.get(`/export/${name}`)).text);
    expect(JSON.parse(files.get("figures.json") ?? "")).toEqual(
      (await survey.get("/export/figures.json")).body,
    );
    expect(files.get("codebook.txt")).toContain(
      `${survey.one}. How often do you take one? (one option)\n    - Weekly`,
    );
    const chart = files.get("charts/choices-1.svg") ?? "";
    expect(chart).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(chart).toContain("Weekly");
    expect(chart).not.toMatch(/var\(|light-dark/);
  });

  it("describes its contents and the survey's messages in its reader's language", async () => {
    const survey = await startReadSurvey(db, {
      reads: "rows",
      quota: 50,
      opensAt: "2026-03-03T08:00:00.000Z",
      closedMessage: "Closed for good",
      thanksMessage: "Thank you all",
    });
    const { app } = survey.test;
    const url = `/api/manage/${survey.surveyUuid}/export/survey.zip`;
    const headers = { ...survey.headers, "accept-language": "de" };
    const reply = await app.inject({ url, headers });
    const codebook = unpackZip(reply.rawPayload).get("codebook.txt");
    expect(codebook).toContain("Öffnet: 2026-03-03T08:00:00.000Z");
    expect(codebook).toContain("Schließt nach so vielen Antworten: 50");
    expect(codebook).toContain(
      "Meldung, wenn die Umfrage geschlossen ist: Closed for good",
    );
    expect(codebook).toContain(
      "Meldung für alle, die geantwortet haben: Thank you all",
    );
    expect(codebook).toContain("How often do you take one? (eine Option)");
    expect(codebook).not.toMatch(/Responses|which|the figures/);
    const { survey: described } = (await survey.get("/export/figures.json"))
      .body as { survey: object };
    expect(described).toMatchObject({
      opens_at: "2026-03-03T08:00:00.000Z",
      quota: 50,
      closed_message: "Closed for good",
      thanks_link: null,
    });
    const csv = (await survey.get("/export/figures.csv")).text;
    expect(csv).toContain("survey,,,thanks_message,Thank you all\r\n");
    expect(csv).toContain("survey,,,thanks_link,\r\n");
  });

  it("contains no answers if people were notified that only figures are read", async () => {
    const survey = await startReadSurvey(db, { reads: "figures" });
    await survey.respond(...people);
    await survey.release();
    const files = await archiveOf(survey);
    expect(
      [...files.keys()].filter((name) => /responses\./.test(name)),
    ).toEqual([]);
    expect([...files.values()].join()).not.toContain("A great walk");
  });

  it("contains no expected answer of a challenge", async () => {
    const survey = await startReadSurvey(db, {
      questions: [
        { text: "Why?", type: "free_text" },
        {
          text: "Which street?",
          type: "free_text",
          isChallenge: true,
          challengeExpectedResponse: "elmstreet",
        },
      ],
    });
    const all = [...(await archiveOf(survey)).values()].join();
    expect(all).not.toMatch(/elmstreet|Which street/);
  });
});

describe("writing an archive", () => {
  it("reads only as far as it is read, and stops when the reader does", async () => {
    let read = 0;
    const ends = new EventEmitter();
    const ended = once(ends, "ended");
    async function* lines() {
      try {
        for (;;) {
          read += 1;
          // Text that does not compress well.
          yield await Promise.resolve(randomBytes(4000).toString("base64"));
        }
      } finally {
        ends.emit("ended");
      }
    }
    const zip = writeZip(new Map([["endless.txt", lines]]), new Date(0));
    await zip.next();
    await zip.next();
    await zip.return(undefined);
    await ended;
    expect(read).toBeLessThan(200);
  });
});
