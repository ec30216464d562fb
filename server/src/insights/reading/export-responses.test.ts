import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { type ReadSurvey, startReadSurvey } from "../../testing/read-survey.ts";

const hostile = [
  `said "yes", then\nno`,
  "=cmd|' /C calc'!A0",
  "＝1+1",
  "مرحبا بكم",
  "🚲🌳",
  "a".repeat(240),
  "comma, and ; too",
  "'quoted'",
  "-1",
  "@home",
];

/** Cells of RFC 4180, as any reader parses them. */
function parseCsv(text: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cells)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") lines.push([]);
    if (end === "") break;
  }
  return lines.slice(0, -1);
}

describeWithDatabase("saved responses of a survey", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  async function answered(overrides: object): Promise<ReadSurvey> {
    const survey = await startReadSurvey(db, { ...overrides, results: "live" });
    await survey.respond(
      ...hostile.map((why, index) => ({
        why,
        one: "Weekly",
        ...(index % 2 === 0 && { several: ["Weekly", "Never"] }),
      })),
    );
    survey.close();
    await survey.release();
    return survey;
  }

  it("contain every text as it was written, except for formulas that a spreadsheet would run", async () => {
    const survey = await answered({ reads: "rows" });
    const { headers, text } = await survey.get("/export/responses.csv");
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[a-z][a-z\d-]+-responses-[\d-]{10}\.csv"$/,
      ) as string,
    });
    const [head, ...lines] = parseCsv(text);
    expect(head).toEqual([
      "row",
      "How often do you take one?",
      ...["Which?", "Why?", "What else?"],
    ]);
    const defused = hostile.map((text) =>
      /^[=＝@-]/.test(text) ? `'${text}` : text,
    );
    expect(new Set(lines.map((cells) => cells[3]))).toEqual(new Set(defused));
    expect(lines.map(([row]) => row)).toEqual(
      hostile.map((_, index) => String(index + 1)),
    );
    expect(lines.filter((cells) => cells[2] === "Weekly; Never")).toHaveLength(
      5,
    );
  });

  it("have one column per choice, and a byte order mark, if requested", async () => {
    const survey = await answered({ reads: "rows" });
    const query = "?choices=columns&bom=1";
    const { text } = await survey.get(`/export/responses.csv${query}`);
    expect(text.startsWith("\uFEFF")).toBe(true);
    const [head, ...lines] = parseCsv(text.slice(1));
    expect(head?.slice(2, 5)).toEqual([
      "Which? [Weekly]",
      "Which? [Monthly]",
      "Which? [Never]",
    ]);
    const chosen = lines.map((cells) => cells.slice(2, 5).join());
    expect(chosen.filter((each) => each === "1,0,1")).toHaveLength(5);
    expect(chosen.filter((each) => each === ",,")).toHaveLength(5);
  });

  it("are texts with their question if people were notified that texts are read", async () => {
    const survey = await answered({ reads: "texts" });
    const csv = await survey.get("/export/responses.csv");
    const [head, ...lines] = parseCsv(csv.text);
    expect(head).toEqual(["question", "text"]);
    expect(lines).toHaveLength(10);
    expect(new Set(lines.map(([question]) => question))).toEqual(
      new Set(["Why?"]),
    );
    const { text } = await survey.get("/export/responses.jsonl");
    const savedTexts = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(savedTexts).toContainEqual({
      question: survey.why,
      text: hostile[0],
    });
    expect(text).not.toContain("Weekly");
  });

  it("have the public figures with a description of the survey", async () => {
    const survey = await answered({ reads: "figures" });
    const { body } = await survey.get("/export/figures.json");
    expect(body).toMatchObject({
      survey: { title: "Night buses", reads: "figures", results: "live" },
      questions: [
        {
          id: survey.one,
          answered: 10,
          options: [
            { option: "Weekly", count: 10 },
            { option: "Monthly", count: 0 },
            { option: "Never", count: 0 },
          ],
        },
        { several: true, answered: 5 },
        { text: "Why?", kind: "free_text", answered: 10, options: [] },
        { text: "What else?", answered: 0 },
      ],
    });
    expect(body).toMatchObject({ survey: { responses: 10, released: 10 } });
    const { text } = await survey.get("/export/figures.csv?bom=1");
    expect(text.startsWith("\uFEFFpart,question,kind,name,value\r\n")).toBe(
      true,
    );
    const lines = parseCsv(text.slice(1));
    expect(lines).toContainEqual(["survey", "", "", "released", "10"]);
    expect(lines).toContainEqual([
      ...["option", String(survey.one), "multiple_choice", "Weekly", "10"],
    ]);
  });

  it("contain responses of many batches exactly as they are stored", async () => {
    const survey = await startReadSurvey(db, {
      reads: "rows",
      results: "live",
    });
    await db.query(sql`
      insert into responses (survey_id, ballot_name, answers, created_at, way_in)
      select ${survey.id}, gen_random_uuid(),
             jsonb_build_object(${String(survey.why)}::text, 'text "' || n || '"',
                                ${String(survey.one)}::text, jsonb_build_array(n % 3)),
             now(), 'site'
      from generate_series(1, 3000) as n`);
    await db.query(sql`
      insert into live_networks (survey_id, question_id, network, people)
      select ${survey.id}, question, 'era:' || n, 1
      from generate_series(1, 3000) as n,
           unnest(array[0, ${survey.why}::int]) as question`);
    await db.query(sql`
      update survey_counts
      set response_count = 3000, released_count = 3000
      where survey_id = ${survey.id}`);
    survey.close();
    await survey.release();
    const stored = await db.query<{ answers: Record<string, unknown> }>(sql`
      select answers from responses where survey_id = ${survey.id}`);
    const { text } = await survey.get("/export/responses.jsonl");
    const options = ["Weekly", "Monthly", "Never"];
    const saved = text
      .trim()
      .split("\n")
      .map((line) => {
        const { row, answers } = JSON.parse(line) as Saved;
        const [one = ""] = answers[survey.one] as string[];
        return {
          row,
          content: `${options.indexOf(one)} ${String(answers[survey.why])}`,
        };
      });
    const hash = (lines: string[]) =>
      createHash("sha256").update(lines.sort().join("\n")).digest("hex");
    expect(hash(saved.map(({ content }) => content))).toBe(
      hash(
        stored.map(({ answers }) => {
          const [place] = answers[survey.one] as number[];
          return `${place} ${String(answers[survey.why])}`;
        }),
      ),
    );
    expect(saved.map(({ row }) => row)).toEqual(
      saved.map((_, index) => index + 1),
    );
  });
});

interface Saved {
  row: number;
  answers: Record<string, unknown>;
}
