import { drawingSteps } from "./drawing-steps.ts";

describe("drawingSteps", () => {
  it("lists what to open, write and close, in the order of the HTML", () => {
    expect(
      drawingSteps(
        `<p class="a b" hidden="">Trams <a href="/surveys/7">open</a></p><input type="radio" value="1"/>`,
      ),
    ).toEqual([
      ["p", { class: "a b", hidden: "" }],
      "Trams ",
      ["a", { href: "/surveys/7" }],
      ...["open", 0, 0],
      ["input", { type: "radio", value: "1" }],
      0,
    ]);
  });

  it("returns texts unchanged", () => {
    const html = `<p id="&quot;&#x27;">&lt;b&gt; &amp;amp; &amp; &#x27;ä&#x27;</p>`;
    expect(drawingSteps(html)).toEqual([
      ["p", { id: `"'` }],
      "<b> &amp; & 'ä'",
      0,
    ]);
  });

  it("keeps the spelling of SVG attributes", () => {
    const html = `<svg viewBox="0 0 1 1" stroke-width="2"></svg>`;
    expect(drawingSteps(html)[0]).toEqual([
      "svg",
      { viewBox: "0 0 1 1", "stroke-width": "2" },
    ]);
  });

  it.each([
    "<script></script>",
    "<iframe></iframe>",
    "<use></use>",
    "<my-element></my-element>",
    `<p onclick="a()"></p>`,
    `<p onClick="a()"></p>`,
    `<p style="color:red"></p>`,
    `<p slot="a"></p>`,
    `<form action="/away"></form>`,
    `<button formaction="/away"></button>`,
    `<a href="javascript:a()"></a>`,
    `<a href="//evil.example"></a>`,
    `<a href="https://evil.example"></a>`,
    `<input type=radio>`,
    "<!-- a -->",
    "a < b",
  ])("rejects %s", (html) => {
    expect(() => drawingSteps(`<p>${html}</p>`)).toThrow(
      "A drawing may not hold",
    );
  });
});
