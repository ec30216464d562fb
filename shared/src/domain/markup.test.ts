import { escapeMarkup } from "./markup.ts";

test("characters with a meaning in markup are escaped", () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe(
    "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;",
  );
});
