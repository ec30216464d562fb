import fc from "@nearsay/core/testing/property";
import { limits } from "@nearsay/core/contract";
import { dayAt } from "@nearsay/core/forms";
import { messageIn } from "../base/message.ts";
import {
  builtInNotice,
  createBuiltInDrafter,
  draftByRules,
  templatesNotice,
} from "./built-in-drafter.ts";
import { wordsOf } from "./built-in/languages/words-of.ts";
import { templateTopics } from "./built-in/templates/template-words.ts";
import { cleanDraft } from "./clean-draft.ts";
import { cleanLine } from "./clean-text.ts";
import { descriptions, heldOut } from "../testing/descriptions.ts";

const onScale = (from: number, to: number, look: string) => ({
  kind: "scale",
  scale: { from, to, look, low: "", high: "" },
});

const today = Math.floor(Date.now() / 86_400_000);
const number = (most: number) => ({
  kind: "number",
  number: { least: 0, most, decimals: 0, unit: "" },
});

const signal = new AbortController().signal;
const draft = async (text: string) =>
  (await createBuiltInDrafter().draft(text, signal)).draft;
const templatesFor = async (text: string) =>
  (await createBuiltInDrafter().draft(text, signal)).templates ?? [];
const questions = async (text: string) => (await draft(text)).questions;

const words = fc.constantFrom(
  ..."either or and about including whether how people we plan to rate do you the park : - * 1. ? , ( ) / \n options: <li> <p> ؟ م 🙂 . 1 to 5".split(
    " ",
  ),
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 1500 }),
  fc.array(words, { maxLength: 200 }).map((parts) => parts.join(" ")),
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join("\n")),
);

const askedWords = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."Why How Soll ¿Qué Est-ce mı do you the park, or: (a) 1. 2. 2) yes/no B) - a/b 8–10 St. yes no rate 1-5 Options: survey please und ou ob".split(
          " ",
        ),
      ),
      fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 25 },
  )
  .map((parts) => cleanLine(parts.join(" ").replace(/[<>]/g, ""), 200))
  .filter((text) => /^[\p{L}¿]/u.test(text))
  .map((text) => `${text}?`);
const numberedQuestions = fc
  .record({
    asked: fc.uniqueArray(askedWords, {
      minLength: 2,
      maxLength: 20,
      selector: (text) => text.normalize("NFKC").toLowerCase(),
    }),
    mark: fc.constantFrom("1.", "1)", "(1)"),
    lead: fc.constantFrom("", "Please ask:\n", "Our street\n", "Fragen:\n"),
  })
  .map(({ asked, mark, lead }) => ({
    asked,
    text:
      lead +
      asked
        .map((text, index) => `${mark.replace("1", String(index + 1))} ${text}`)
        .join("\n"),
  }));

describe("drafting by rules", () => {
  it("states clearly that no model was used", async () => {
    const { notice } = await createBuiltInDrafter().draft("Parks", signal);
    expect(notice).toBe(builtInNotice);
    expect(messageIn("en", builtInNotice)).toContain("No AI model");
  });

  it("makes a valid survey from any text", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const { title, ...survey } = await draft(text);
        if (survey.questions.length === 0) {
          expect(await templatesFor(text)).not.toEqual([]);
          return;
        }
        expect(title.trim()).not.toBe("");
        expect(title.length).toBeLessThanOrEqual(limits.titleMax);
        expect(survey.instructions.length).toBeLessThanOrEqual(
          limits.instructionsMax,
        );
        expect(survey.questions.length).toBeLessThanOrEqual(
          limits.questionsMax,
        );
        for (const question of survey.questions) expectValid(question);
        const all = JSON.stringify([title, survey]);
        expect(all).not.toMatch(/\\u(?:0000|d[89a-f])/i);
      }),
      { numRuns: 300 },
    );
  });

  it("makes the same survey from the same text", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await draft(text)).toEqual(await draft(text));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ["words", "either a, b or c about the park and how people, ".repeat(4e4)],
    ["short clauses", "a, ".repeat(3e4)],
    ["spaces", `Parks${" ".repeat(1e5)}why?`],
    ["tabs before a line break", `Parks${"\t".repeat(1e5)}\nwhy?`],
    ["clauses", "ob die Leute kommen würden, ".repeat(4e3)],
    ["marks", `${",".repeat(5e4)}${"(".repeat(5e4)}`],
    ["questions", "a? ".repeat(3e4)],
    ["Turkish words", "bir kaç ".repeat(9e3)],
  ])("scans a very long run of %s only once", async (_name, long) => {
    const before = process.cpuUsage();
    await draft(long);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it("rejects a cancelled request with its reason", async () => {
    const cancelled = AbortSignal.abort(new Error("cancelled"));
    await expect(
      createBuiltInDrafter().draft("Parks", cancelled),
    ).rejects.toThrow("cancelled");
  });

  it.each([
    ["Do you like the park?", ["Yes", "No", "Not sure"]],
    ["Do you agree with the new rules?", ["Yes", "No", "Not sure"]],
    ["Are you for or against the new rules?", ["For", "Against"]],
    ["Do you prefer tea, cocoa or coffee?", ["Tea", "Cocoa", "Coffee"]],
    ["Which day suits you: Monday, Friday?", ["Monday", "Friday"]],
    ["Rate the food from 1 to 3.", ["1", "2", "3"]],
    ["What do you like here?", []],
    ["Wie gefällt Ihnen der Park?", []],
  ])("keeps the question %j and offers %j", async (text, options) => {
    const [first] = await questions(text);
    expect(first).toMatchObject({ text, options });
  });

  it.each([
    ["How often do you come here?", "Every day"],
    ["How would you rate the lunch?", "Very good"],
  ])("offers a scale for %j", async (text, option) => {
    expect((await questions(text))[0]?.options).toContain(option);
  });

  it("allows several answers if the question says so", async () => {
    const text = "Which of these do you use? Options: bus, tram";
    expect((await questions(text))[0]).toMatchObject({
      text: "Which of these do you use?",
      options: ["Bus", "Tram"],
      allowMultiple: true,
    });
  });

  it("treats lines with bullets as the options of the line above", async () => {
    const text = "Best opening hours:\n- 8 to 16\n- 10 to 18\n- 12 to 20";
    expect((await questions(text))[0]).toMatchObject({
      text: "Best opening hours",
      options: ["8 to 16", "10 to 18", "12 to 20"],
    });
  });

  it("treats bullets that are questions as questions", async () => {
    const asked = await questions(
      "Please ask:\n1. Why?\n2. Since when?\n3. Who?",
    );
    expect(asked.map(({ text }) => text)).toEqual([
      "Why?",
      "Since when?",
      "Who?",
    ]);
  });

  it("turns what a person wants to know into questions", async () => {
    const text =
      "We want to know whether people would come, how often they visit the market and why residents avoid their square.";
    expect((await questions(text)).map((question) => question.text)).toEqual([
      "Would you come?",
      "How often do you visit the market?",
      "Why do you avoid your square?",
    ]);
  });

  it("asks what people think of what a text without questions states", async () => {
    const made = await draft("The city wants to close Main Street to cars.");
    expect(made.questions[0]).toMatchObject({
      text: "The city wants to close Main Street to cars. What do you think?",
      options: expect.arrayContaining(["Very good"]) as string[],
    });
  });

  it("asks about the name of a text that only names something", async () => {
    const made = await draft("A survey about the new park");
    expect(made.title).toBe("Park");
    expect(made.questions[0]?.text).toBe("Park – what do you think?");
  });

  it("asks people to grade the topics of a survey one by one", async () => {
    const made = await draft("A survey about the new park: lamps, benches.");
    expect(made.questions.map(({ text }) => text)).toEqual([
      "Lamps",
      "Benches",
    ]);
    expect(made.questions[0]?.options).toContain("Very good");
  });

  it("offers many topics as the options of one question", async () => {
    const topics = Array.from({ length: 30 }, (_, index) => `Thing ${index}`);
    const [first, ...more] = await questions(`Topics: ${topics.join(", ")}`);
    expect(first).toMatchObject({ options: topics, allowMultiple: true });
    expect(more).toEqual([]);
  });

  it("drops no question of a long list", async () => {
    const asked = Array.from({ length: 60 }, (_, index) => `Why ${index}?`);
    const numbered = asked.map((text, index) => `${index}. ${text}`);
    const made = await questions(numbered.join("\n"));
    expect(made.map(({ text }) => text)).toEqual(asked);
  });

  it.each([
    ["how many minutes your way takes", "number"],
    ["when you last visited us", "date"],
    ["which of the two doors squeaks", undefined],
    ["whether the dogs on Elm Street are loud", "yes_no"],
  ])(
    "requests an answer to %j, whose grammar it does not change",
    async (clause, kind) => {
      const [first] = await questions(`We would like to know ${clause}.`);
      expect(first?.text).toBe(`Please tell us ${clause}.`);
      expect(first?.form?.kind).toBe(kind);
    },
  );

  it.each([
    [
      "Wir möchten wissen, wie viele Räder Sie haben.",
      "Wie viele Räder haben Sie?",
    ],
    [
      "Wir möchten wissen, ob die Mieter uns weiterempfehlen.",
      "Bitte sagen Sie uns, ob Sie uns weiterempfehlen.",
    ],
    [
      "Queremos saber si los vecinos del barrio usan el parque.",
      "¿Los vecinos del barrio usan el parque?",
    ],
    [
      "Nous voulons savoir combien les gens achètent.",
      "Dites-nous combien les gens achètent.",
    ],
  ])("asks %j without breaking the sentence", async (text, asked) => {
    expect((await questions(text)).map((each) => each.text)).toEqual([asked]);
  });

  it("shows people what the author states beside the questions", async () => {
    const { instructions } = await draft(
      "The bus will stop at eight. Do you use it?",
    );
    expect(instructions).toMatch(/^The bus will stop at eight\. /);
  });

  it("ignores markup and scripts", async () => {
    const made = await draft(
      "<h1>Noise at night</h1><script>alert(1)</script><ul><li>Bars</li><li>Cars</li></ul>",
    );
    expect(JSON.stringify(made)).not.toMatch(/<|alert/);
    expect(made.questions[0]?.options).toEqual(["Bars", "Cars"]);
  });

  it.each(["Do you like it?", "Why?\nWho?", "1. One?\n2. Two?\n3. Three?"])(
    "adds nothing to the questions of %j",
    async (text) => {
      expect(await questions(text)).toHaveLength(
        text.match(/\?/g)?.length ?? 0,
      );
    },
  );

  it("returns the questions of a numbered list unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(numberedQuestions, async ({ text, asked }) => {
        expect((await questions(text)).map((each) => each.text)).toEqual(asked);
      }),
      { numRuns: 500 },
    );
  });

  it.each(
    [...descriptions, ...heldOut].map((each) => [each.text, each] as const),
  )("asks for %j what its author asked", (_, { text, language, asks }) => {
    const made = draftByRules(text);
    expect(made.language).toBe(language);
    expect(made.draft?.questions.map((each) => each.text)).toEqual(asks);
    const { instructions } = wordsOf[language].says;
    const own = [instructions(1), instructions(2)];
    expect(own.some((line) => made.draft?.instructions.endsWith(line))).toBe(
      true,
    );
  });

  it.each([
    ["Soll der Platz autofrei werden?", ["Ja", "Nein", "Weiß nicht"]],
    ["¿Debería cerrar la calle?", ["Sí", "No", "No lo sé"]],
    ["Faut-il fermer la rue ?", ["Oui", "Non", "Je ne sais pas"]],
    ["Yol kapatılsın mı?", ["Evet", "Hayır", "Emin değilim"]],
    ["Чи закрити вулицю?", ["Так", "Ні", "Не знаю"]],
    ["هل نغلق الشارع؟", ["نعم", "لا", "لست متأكدًا"]],
    ["Möchten Sie lieber Tee oder Kaffee?", ["Tee", "Kaffee"]],
    ["¿Lunes, martes o jueves?", ["Lunes", "Martes", "Jueves"]],
    ["Mardi ou jeudi ?", ["Mardi", "Jeudi"]],
    ["How old are you?", expect.arrayContaining(["18 to 29"]) as string[]],
    ["When do you come?", []],
    ["How much would you pay?", []],
  ])("offers answers for %j in its language", async (text, options) => {
    expect((await questions(text))[0]).toMatchObject({ text, options });
  });

  it.each([
    ["Soll der Platz autofrei werden?", { kind: "yes_no" }],
    ["Kaç kişi gelir?", number(30)],
    ["How many minutes does it take?", number(500)],
    [
      "How satisfied are you with the bus?",
      {
        kind: "scale",
        scale: {
          from: 1,
          to: 5,
          look: "numbers",
          low: "Not at all",
          high: "Very",
        },
      },
    ],
    [
      "When should we meet?",
      {
        kind: "date",
        dates: { first: dayAt(today - 182), last: dayAt(today + 182) },
      },
    ],
    ["Rate the design 1-5.", onScale(1, 5, "numbers")],
    ["Valore el parque de 0 a 10.", onScale(0, 10, "numbers")],
    ["Bewerten Sie das Essen mit 1 bis 5 Sternen.", onScale(1, 5, "stars")],
    ["Rank these by importance: benches, trees, lamps?", { kind: "ranking" }],
    [
      "Was fehlt hier (bis zu zwei): Bänke, Bäume, Licht, nichts davon?",
      { kind: "choice", most: 2, exclusive: 3 },
    ],
    [
      "Which of these do you use: bus, tram, none of these?",
      { kind: "choice", exclusive: 2 },
    ],
    ["Which would you choose (up to 9): tea, milk?", undefined],
    [
      "Which of these would you use (up to 9): bus, tram, none of these?",
      { kind: "choice", exclusive: 2 },
    ],
    ["Rate the food from 1 to 12.", undefined],
    ["Rate the food from 3 to 8.", undefined],
  ])("asks %j in the matching form", async (text, form) => {
    const [first] = await questions(text);
    expect(first?.form).toEqual(form);
    if (first !== undefined) expectValid(first);
  });

  it.each([
    [
      "Do you agree?\n- The square is too loud.\n- The bus comes often enough.",
      ["Agree", "Disagree", "Pass"],
    ],
    [
      "Stimmen Sie zu oder nicht:\n- Der Platz ist zu laut.\n- Der Bus fährt oft genug.",
      ["Stimme zu", "Stimme nicht zu", "Weiter"],
    ],
  ])("asks about the claims under %j one by one", async (text, options) => {
    const [, first = "", second = ""] = text.split(/\n- /);
    const form = { kind: "statement" };
    expect(await questions(text)).toEqual(
      [first, second].map(
        (text) => expect.objectContaining({ text, options, form }) as object,
      ),
    );
  });

  it("keeps questions in a language that the rules cannot write, and adds no text in another language", async () => {
    const made = await draft("Você gosta do parque? Por que não?");
    expect(made.instructions).toBe("");
    expect(made.questions).toEqual([
      expect.objectContaining({ text: "Você gosta do parque?", options: [] }),
      expect.objectContaining({ text: "Por que não?", options: [] }),
    ]);
  });

  it.each(["hi", "x", "🙂", "survey please", "公園", "<>", "...", "   "])(
    "asks nothing for %j, and offers every template",
    async (text) => {
      const made = await createBuiltInDrafter().draft(text, signal);
      expect(made.draft.questions).toEqual([]);
      expect(made.notice).toBe(templatesNotice);
      expect(made.templates?.map(({ topic }) => topic)).toEqual([
        ...templateTopics,
      ]);
    },
  );

  it.each([
    ["encuesta para mi escuela por favor", ["es", "school"], ["en", "school"]],
    ["Umfrage zum Straßenfest bitte", ["de", "event"], ["en", "event"]],
    ["anket lütfen", ["tr", "street"], ["en", "street"]],
  ])(
    "offers templates for %j in its language and in English, topics that it mentions first",
    async (text, own, english) => {
      const offered = await templatesFor(text);
      const count = templateTopics.length;
      const heads = [offered[0], offered[count]];
      expect(heads.map((head) => [head?.language, head?.topic])).toEqual([
        own,
        english,
      ]);
      expect(offered).toHaveLength(2 * count);
    },
  );

  it("has only valid templates", async () => {
    for (const please of [
      "bitte Umfrage",
      "encuesta",
      "sondage svp",
      "anket",
      "опитування",
      "استطلاع",
    ]) {
      for (const template of await templatesFor(please)) {
        expect(cleanDraft(template)).toMatchObject({
          title: template.title,
          questions: template.questions,
        });
        template.questions.forEach(expectValid);
      }
    }
  });
});

function expectValid(question: {
  text: string;
  type: string;
  options: string[];
  form?: { kind: string };
}): void {
  const { text, type, options, form } = question;
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThanOrEqual(limits.questionTextMax);
  expect(new Set(options).size).toBe(options.length);
  const isChosen = type === "multiple_choice" || form?.kind === "ranking";
  expect(options.length > 1).toBe(isChosen);
  for (const option of options) {
    expect(option.trim()).not.toBe("");
    expect(option.length).toBeLessThanOrEqual(limits.optionTextMax);
  }
}
