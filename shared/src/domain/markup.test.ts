import { escapeMarkup } from "./markup.ts";

test("what means something in markup is written as text", () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe(
    "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;",
  );
});
