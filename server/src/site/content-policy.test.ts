import {
  contentPolicy,
  mapWorkerPolicy,
  framePolicy,
} from "./content-policy.ts";

const hashes = {
  scripts: ["'sha256-s='", "'sha384-file='"],
  styles: ["'sha256-c='"],
  whole: true,
};
const parts = {
  hashes,
  origins: [],
  development: false,
  frames: false,
  recaptcha: null,
  maps: [],
};

function rule(policy: string, name: string): string[] {
  const rules = policy.split("; ").map((text) => text.split(" "));
  return rules.find(([first]) => first === name)?.slice(1) ?? [];
}

test("a page permits its named scripts, what they load, and this site's workers, but no frames", () => {
  const policy = contentPolicy(parts);
  expect(rule(policy, "default-src")).toEqual(["'none'"]);
  expect(rule(policy, "script-src")).toEqual([
    "'strict-dynamic'",
    ...hashes.scripts,
  ]);
  expect(rule(policy, "style-src")).toEqual(["'self'", ...hashes.styles]);
  expect(rule(policy, "worker-src")).toEqual(["'self'"]);
  expect(rule(policy, "frame-src")).toEqual(["'none'"]);
});

test("a page permits no base URL, and sends forms to this site only", () => {
  const policy = contentPolicy(parts);
  expect(rule(policy, "base-uri")).toEqual(["'none'"]);
  expect(rule(policy, "form-action")).toEqual(["'self'"]);
});

test("a page whose files have no hashes permits scripts of this site and of its remotes", () => {
  const origins = ["https://team.example"];
  const some = { ...hashes, whole: false };
  const policy = contentPolicy({ ...parts, origins, hashes: some });
  expect(rule(policy, "script-src")).toEqual([
    "'self'",
    ...origins,
    ...hashes.scripts,
  ]);
});

test("a page with Google's bot check permits its script, requests and frame", () => {
  const base = "https://www.recaptcha.net";
  const policy = contentPolicy({ ...parts, recaptcha: base });
  for (const name of ["connect-src", "frame-src"])
    expect(rule(policy, name)).toContain(`${base}/recaptcha/`);
  // If a hash permits the host, it also permits what the host loads.
  const some = { ...hashes, whole: false };
  expect(
    rule(
      contentPolicy({ ...parts, hashes: some, recaptcha: base }),
      "script-src",
    ),
  ).toContain(`${base}/recaptcha/`);
  expect(rule(policy, "frame-src")).not.toContain("'none'");
});

test("a page with a map and its worker connect only to origins that the operator has configured", () => {
  const maps = ["https://tiles.example"];
  const policy = contentPolicy({ ...parts, maps });
  expect(rule(policy, "connect-src")).toContain(maps[0]);
  for (const name of ["script-src", "worker-src", "img-src"])
    expect(rule(policy, name)).not.toContain(maps[0]);
  expect(rule(contentPolicy(parts), "connect-src")).toEqual(["'self'"]);
  expect(rule(mapWorkerPolicy(maps), "connect-src")).toEqual([
    "'self'",
    ...maps,
  ]);
  expect(rule(mapWorkerPolicy([]), "default-src")).toEqual(["'none'"]);
});

test("a page that contains frames of this site permits no other frames", () => {
  const policy = contentPolicy({ ...parts, frames: true });
  expect(rule(policy, "frame-src")).toEqual(["'self'"]);
  expect(rule(policy, "frame-ancestors")).toEqual(["'none'"]);
});

test("an embedded page permits Google's bot check if it is on", () => {
  const base = "https://www.recaptcha.net";
  const framed = { hashes, ancestors: ["https://partner.example"] };
  const policy = framePolicy({ ...framed, recaptcha: base });
  for (const name of ["connect-src", "frame-src"])
    expect(rule(policy, name)).toContain(`${base}/recaptcha/`);
  const without = framePolicy({ ...framed, recaptcha: null });
  expect(rule(without, "frame-src")).toEqual(["'none'"]);
});
