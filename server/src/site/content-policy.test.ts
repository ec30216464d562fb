import { contentPolicy, framePolicy } from "./content-policy.ts";

const parts = {
  nonce: "n0nce",
  origins: [],
  development: false,
  frames: false,
  recaptcha: null,
};

function rule(policy: string, name: string): string[] {
  const rules = policy.split("; ").map((text) => text.split(" "));
  return rules.find(([first]) => first === name)?.slice(1) ?? [];
}

test("a page runs own scripts and workers and frames nothing", () => {
  const policy = contentPolicy(parts);
  expect(rule(policy, "default-src")).toEqual(["'none'"]);
  expect(rule(policy, "script-src")).toEqual(["'self'", "'nonce-n0nce'"]);
  expect(rule(policy, "worker-src")).toEqual(["'self'"]);
  expect(rule(policy, "frame-src")).toEqual(["'none'"]);
});

test("a page with Google's bot check takes its script, calls and frame", () => {
  const base = "https://www.recaptcha.net";
  const policy = contentPolicy({ ...parts, recaptcha: base });
  for (const name of ["script-src", "connect-src", "frame-src"])
    expect(rule(policy, name)).toContain(`${base}/recaptcha/`);
  expect(rule(policy, "frame-src")).not.toContain("'none'");
});

test("a page that shows frames of this site takes no others", () => {
  const policy = contentPolicy({ ...parts, frames: true });
  expect(rule(policy, "frame-src")).toEqual(["'self'"]);
  expect(rule(policy, "frame-ancestors")).toEqual(["'none'"]);
});

test("a page in a frame takes Google's bot check where that is on", () => {
  const base = "https://www.recaptcha.net";
  const framed = { nonce: "n0nce", ancestors: ["https://partner.example"] };
  const policy = framePolicy({ ...framed, recaptcha: base });
  for (const name of ["script-src", "connect-src", "frame-src"])
    expect(rule(policy, name)).toContain(`${base}/recaptcha/`);
  const without = framePolicy({ ...framed, recaptcha: null });
  expect(rule(without, "frame-src")).toEqual(["'none'"]);
});
