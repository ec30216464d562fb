import { declareMessages } from "./declare-messages.ts";

it("declares strings, lists and functions of named arguments", () => {
  const catalogue = new Map([
    [
      "card",
      {
        like: "Like",
        steps: ["One", "{name}"],
        replies: "{count, plural, one {# reply} other {# replies}}",
        state: "{open, select, true {Open} other {Closed {day}}}",
        kind: "{kind, select, post {Post} other {}}",
      },
    ],
  ]);
  expect(declareMessages(catalogue)).toBe(
    "export declare const card: { " +
      [
        'readonly "like": string',
        'readonly "steps": readonly [string, (given: { name: string | number }) => string]',
        'readonly "replies": (given: { count: number }) => string',
        'readonly "state": (given: { open: boolean; day: string | number }) => string',
        'readonly "kind": (given: { kind: string | null }) => string',
      ].join("; ") +
      " };\n",
  );
});
