import { existsSync, readFileSync } from "node:fs";
import routerLoader, { productionRouter } from "./router-source.ts";

it("finds the router that is published for production", () => {
  for (const file of Object.values(productionRouter))
    expect(existsSync(file)).toBe(true);
  const [index = ""] = Object.values(productionRouter);
  expect(readFileSync(index, "utf8")).toContain("BrowserRouter");
});

it("takes the names away that keep what is not imported", () => {
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

it("makes a class of components, and what is set on it, in one step that may be left out", () => {
  const made = "class extends React2.Component {\n  render() {\n  }\n}";
  const source = `var Broken = ${made};\nBroken.contextType = Where;\nb();`;
  expect(routerLoader(source)).toBe(
    `var Broken = /* @__PURE__ */ (() => {\nconst made = ${made};\nmade.contextType = Where;\nreturn made;\n})();\nb();`,
  );
});

it("leaves everything else as it is", () => {
  const source = 'let named = React2.useContext(x);\nx.title = "Link";';
  expect(routerLoader(source)).toBe(source);
});
