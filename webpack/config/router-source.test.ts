import { existsSync, readFileSync } from "node:fs";
import routerLoader, { productionRouter } from "./router-source.ts";

it("finds the router's production build", () => {
  for (const file of Object.values(productionRouter))
    expect(existsSync(file)).toBe(true);
  const [index = ""] = Object.values(productionRouter);
  expect(readFileSync(index, "utf8")).toContain("BrowserRouter");
});

it("removes the display names that keep unused exports alive", () => {
  expect(routerLoader('a();\nLink.displayName = "Link";\nb();')).toBe(
    "a();\n\nb();",
  );
});

it.each(["forwardRef", "createContext", "memo"])(
  "marks %s as free of side effects",
  (name) => {
    expect(routerLoader(`var Made = React8.${name}(`)).toBe(
      `var Made = /* @__PURE__ */ React8.${name}(`,
    );
  },
);

it("creates a component class and its static properties in one step that can be removed", () => {
  const made = "class extends React2.Component {\n  render() {\n  }\n}";
  const source = `var Broken = ${made};\nBroken.contextType = Where;\nb();`;
  expect(routerLoader(source)).toBe(
    `var Broken = /* @__PURE__ */ (() => {\nconst made = ${made};\nmade.contextType = Where;\nreturn made;\n})();\nb();`,
  );
});

it("does not change anything else", () => {
  const source = 'let named = React2.useContext(x);\nx.title = "Link";';
  expect(routerLoader(source)).toBe(source);
});
