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

it("leaves everything else as it is", () => {
  const source = 'let named = React2.useContext(x);\nx.title = "Link";';
  expect(routerLoader(source)).toBe(source);
});
