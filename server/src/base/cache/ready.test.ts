import { Ready } from "./ready.ts";

it("serializes once per serializer, and never mixes up the results", () => {
  let made = 0;
  const inWords = (words: string) => (value: number) => {
    made += 1;
    return `${value} ${words}`;
  };
  const [english, german] = [inWords("answers"), inWords("Antworten")];
  const ready = new Ready(3);
  for (const _again of [1, 2]) {
    expect(ready.as(english).body).toBe('"3 answers"');
    expect(ready.as(german).body).toBe('"3 Antworten"');
  }
  expect(made).toBe(2);
});
