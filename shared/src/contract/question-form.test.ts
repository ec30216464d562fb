import { plainForm, readForm, sendForm } from "./question-form.ts";

it("is plain by default, and a plain form is not sent", () => {
  const form = readForm(undefined, "multiple_choice");
  expect(form).toEqual({ ...plainForm, kind: "choice" });
  expect(form && sendForm(form, "multiple_choice")).toBeNull();
});

it("survives a round trip unchanged", () => {
  const form = {
    ...plainForm,
    kind: "scale" as const,
    required: true,
    scale: {
      from: 0,
      to: 10,
      look: "numbers",
      low: "Never",
      high: "",
    } as const,
    section: { heading: "Buses", text: "", page: true },
    showIf: {
      join: "or" as const,
      rules: [{ question: 0, relation: "any_of" as const, places: [0, 2] }],
    },
  };
  const sent = sendForm(form, "multiple_choice");
  expect(Object.keys(sent ?? {}).sort()).toEqual([
    "kind",
    "required",
    "scale",
    "section",
    "showIf",
  ]);
  expect(readForm(JSON.parse(JSON.stringify(sent)), "multiple_choice")).toEqual(
    form,
  );
});

it.each([
  [{ kind: "hologram" }],
  [{ kind: { toString: 0 } }],
  [{ kind: "scale" }],
  [{ kind: "number", number: { least: 1 } }],
  [{ kind: "date", dates: {} }],
])("is null if %j cannot be asked here", (sent) => {
  expect(readForm(sent, "free_text")).toBeNull();
});

it("skips unreadable rules of a condition", () => {
  const rules = [{ question: 1, relation: "rhymes_with", places: [0] }];
  const form = readForm(
    { kind: "text", showIf: { join: "and", rules } },
    "free_text",
  );
  expect(form?.showIf).toBeNull();
});

it.each([["rules"], [[null]], [{ length: 1 }], [5]])(
  "asks a question always if its rules are %j",
  (rules) => {
    const given = { kind: "choice", showIf: { join: "and", rules } };
    expect(readForm(given, "multiple_choice")?.showIf).toBeNull();
  },
);
