import { toShadowStyles } from "./shadow-styles.ts";

describe("toShadowStyles", () => {
  it("moves styles of the page's root to the host of a shadow root", () => {
    expect(toShadowStyles(":root { color-scheme: dark; color: red }")).toBe(
      ":host{color-scheme:dark;color:red}",
    );
  });

  it("keeps sizes on a page with a different root font size", () => {
    expect(
      toShadowStyles(
        "p { margin: 0.5rem var(--text) } :root { --text: 1.0625rem }",
      ),
    ).toBe("p{margin:8px var(--text)}:host{--text:17px}");
    expect(toShadowStyles("p { width: calc(100% - 2rem) }")).toBe(
      "p{width:calc(100% - 32px)}",
    );
  });

  it("removes rules that apply only to pages", () => {
    const page =
      "html, body { margin: 0 } :root[data-theme=dark] { color: red }";
    expect(toShadowStyles(page)).toBe("");
    expect(toShadowStyles("html, p, h1 { margin: 0 }")).toBe("p{margin:0}");
    expect(toShadowStyles("[data-modal] { margin: 0 }")).toBe("");
    expect(toShadowStyles("p:is(html p) { margin: 0 }")).toContain("margin");
  });

  it("does not change other rules", () => {
    const css =
      "p:hover>.a_b1:is(h1,h2)[lang]{color:light-dark(oklch(98.4% .008 85),var(--a,1px));animation:.1s spin}";
    expect(toShadowStyles(css)).toBe(css);
  });

  it("removes properties that nothing uses", () => {
    const css =
      ":root { --a: 1px; --b: var(--a); --unused: 2px } p { top: var( --b ) }";
    expect(toShadowStyles(css)).toBe(
      ":host{--a:1px;--b:var(--a)}p{top:var(--b)}",
    );
  });

  it("removes properties that only removed ones use", () => {
    const css =
      ":root { --a: 1px; --b: var(--a); --c: 2px } body { top: var(--b) } p { top: var(--c) }";
    expect(toShadowStyles(css)).toBe(":host{--c:2px}p{top:var(--c)}");
  });

  it("processes rules inside conditions", () => {
    expect(toShadowStyles("@media print { :root { margin: 2rem } }")).toBe(
      "@media print{:host{margin:32px}}",
    );
  });
});
