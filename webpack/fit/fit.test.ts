import fc from "@nearsay/core/testing/property";
import {
  exampleDoor,
  exampleHost,
  exampleRemote,
  type Surface,
} from "../testing/part-examples.ts";
import { describeHost, describeRemote } from "./describe-part.ts";
import { fit, unknownTo } from "./fit.ts";

const types = fc.constantFrom("string", "number", "string | null");
const modules = fc.dictionary(
  fc.constantFrom("weather/Today", "weather/Week", "weather/Map"),
  fc.dictionary(fc.constantFrom("place", "days", "unit"), types, {
    minKeys: 1,
  }),
  { minKeys: 1 },
);
const sharedExports = fc.dictionary(
  fc.constantFrom("Button", "Dialog", "useCopy"),
  fc.constantFrom("(text: string) => void", "(days: number) => string"),
  { minKeys: 1 },
);
const surfaces = fc.record({ modules, sharedExports });
const few = { numRuns: 12 };

/** One module and one of its props. */
function pickProp({ modules }: Surface) {
  const [module = "", props = {}] = Object.entries(modules)[0] ?? [];
  const [prop = "", type = ""] = Object.entries(props)[0] ?? [];
  return { module, prop, type };
}

/** The same surface with other props of one module. */
function withProps(
  surface: Surface,
  module: string,
  change: (props: Record<string, string>) => Record<string, string>,
): Surface {
  const props = change(surface.modules[module] ?? {});
  return { ...surface, modules: { ...surface.modules, [module]: props } };
}

function without<T>(all: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => key !== name),
  );
}

function forEachSurface(test: (surface: Surface) => void): void {
  fc.assert(fc.property(surfaces, test), few);
}

describe("a remote and the host", () => {
  it("fit if the remote was built with this host", () => {
    forEachSurface((surface) => {
      expect(fit(exampleHost(surface), exampleRemote(surface))).toEqual([]);
    });
  });

  it("allow a removed or an additional optional prop, but no additional required one", () => {
    forEachSurface((surface) => {
      const { module, prop } = pickProp(surface);
      const takes = (change: Parameters<typeof withProps>[2]) =>
        fit(
          exampleHost(surface),
          exampleRemote(withProps(surface, module, change)),
        );
      expect(takes((props) => without(props, prop))).toEqual([]);
      expect(takes((props) => ({ ...props, "more?": "string" }))).toEqual([]);
      expect(takes((props) => ({ ...props, more: "string" }))).toEqual([
        expect.stringMatching(
          new RegExp(
            `^the host passes other props to ${module} than weather accepts: Property 'more' is missing`,
          ),
        ),
      ]);
    });
  });

  it("allow a wider prop type than is passed, but no narrower one", () => {
    forEachSurface((surface) => {
      const { module, prop, type } = pickProp(surface);
      const wide = withProps(surface, module, (props) => {
        return { ...props, [prop]: `${type} | boolean` };
      });
      expect(fit(exampleHost(surface), exampleRemote(wide))).toEqual([]);
      const [problem = "", ...others] = fit(
        exampleHost(wide),
        exampleRemote(surface),
      );
      expect(problem).toContain(`passes other props to ${module}`);
      expect(problem).toContain(`property '${prop}'`);
      expect(others).toEqual([]);
    });
  });

  it("report missing exports that the remote uses, and nothing else", () => {
    forEachSurface((surface) => {
      const [name = ""] = Object.keys(surface.sharedExports);
      const sharedExports = without(surface.sharedExports, name);
      const host = exampleHost({ ...surface, sharedExports });
      const uses = { [exampleDoor]: Object.keys(sharedExports) };
      expect(fit(host, exampleRemote(surface, { uses }))).toEqual([]);
      expect(fit(host, exampleRemote(surface))).toEqual([
        `weather uses ${name} of ${exampleDoor}, which the host does not provide.`,
      ]);
    });
  });

  it("report changed shared exports", () => {
    forEachSurface((surface) => {
      const [name = ""] = Object.keys(surface.sharedExports);
      const other = {
        ...surface.sharedExports,
        [name]: "(all: boolean) => void",
      };
      const host = exampleHost({ ...surface, sharedExports: other });
      expect(fit(host, exampleRemote(surface))).toEqual([
        expect.stringMatching(
          `weather uses ${name} of ${exampleDoor}, which has another type in the host: Type`,
        ),
      ]);
    });
  });

  it("ignore a module that no host knows yet", () => {
    forEachSurface((surface) => {
      const modules = { ...surface.modules, "weather/New": { must: "string" } };
      const remote = exampleRemote({ ...surface, modules });
      expect(fit(exampleHost(surface), remote)).toEqual([]);
    });
  });
});

const surface: Surface = {
  modules: { "weather/Today": { place: "string" } },
  sharedExports: { Button: "() => void" },
};

it("report only the contract numbers if these differ", () => {
  const host = exampleHost({ ...surface, sharedExports: {} }, { contract: 2 });
  expect(fit(host, exampleRemote(surface))).toEqual([
    "the host has contract 2, weather contract 1.",
  ]);
});

it.each([
  ["0.1.0", []],
  ["0.1.9", []],
  [
    "0.2.0",
    [`weather requires ${exampleDoor} ~0.1.0; the host provides 0.2.0.`],
  ],
  [
    "0.0.9",
    [`weather requires ${exampleDoor} ~0.1.0; the host provides 0.0.9.`],
  ],
])("check whether a shared %s is in the range", (version, problems) => {
  const lends = { react: "19.3.1", [exampleDoor]: version };
  const host = exampleHost(surface, { lends });
  expect(fit(host, exampleRemote(surface))).toEqual(problems);
});

it("report a library that is not shared", () => {
  const host = exampleHost(surface, { lends: { [exampleDoor]: "0.1.0" } });
  expect(fit(host, exampleRemote(surface))).toEqual([
    "weather requires react ~19.3.0; the host provides none.",
  ]);
});

it("compare remotes only by the modules that one shows of the other", () => {
  const other = { title: "news", contract: exampleHost(surface).contract };
  other.contract.lends = {};
  const remote = exampleRemote({
    modules: { "weather/Today": { place: "number" } },
    sharedExports: { Link: "() => void" },
  });
  expect(fit(other, remote)).toEqual([
    "news passes other props to weather/Today than weather accepts: Types of property 'place' are incompatible. Type 'string' is not assignable to type 'number'.",
  ]);
  other.contract.shows = [];
  expect(fit(other, remote)).toEqual([]);
});

it("fit for surveys of this checkout, and report what would not", () => {
  const host = { title: "the host", contract: structuredClone(describeHost()) };
  const surveys = { title: "surveys", contract: describeRemote("surveys") };
  expect(fit(host, surveys)).toEqual([]);
  expect(surveys.contract.shows).toEqual([
    "insights/InsightsPanel",
    "discussion/Discussion",
    "creator/PublishedPanel",
  ]);
  const { declarations } = host.contract;
  const button = declarations["ui/button.d.ts"] ?? "";
  declarations["ui/button.d.ts"] = button.replace(
    "extends ComponentPropsWithRef",
    "extends Record<'tall', boolean>, ComponentPropsWithRef",
  );
  const problems = fit(host, surveys);
  expect(problems).not.toEqual([]);
  for (const problem of problems)
    expect(problem).toMatch(
      /^surveys uses (Danger)?Button of @nearsay\/core\/ui, .*Property 'tall' is missing/,
    );
});

it("count the sources of surveys that are built into the embed as its own", () => {
  const { uses } = describeRemote("embed");
  // Only the form of surveys uses it; no source of the embed does.
  expect(uses["@nearsay/core/ui"]).toContain("ChoiceList");
});

it("report the modules that a host was built without", () => {
  const sharedExports = {};
  const old = exampleHost({ modules: { "weather/Today": {} }, sharedExports });
  const modules = { "weather/Today": {}, "weather/Week": {} };
  const remote = exampleRemote({ modules, sharedExports });
  expect(unknownTo(old, remote)).toEqual(["weather/Week"]);
});
