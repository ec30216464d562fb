import { createRandom } from "../../app/demo/random.ts";
import { ValueGenerator } from "./generate-value.ts";

const text = { type: "string" };

it.each([
  ["any text", { additionalProperties: text }],
  ["a number", { patternProperties: { "^\\d+$": text } }],
])("answers existing questions with names that may be %s", (_name, free) => {
  const ids = [7_000_041, 7_000_042];
  const make = new ValueGenerator(createRandom("x"), { question: ids });
  const names = Array.from({ length: 50 }, () =>
    Object.keys(Object(make.value({ type: "object", ...free })) as object),
  ).flat();
  expect(names).toEqual(expect.arrayContaining(ids.map(String)));
});
