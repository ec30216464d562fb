import { checkAlerts } from "./alerts.ts";
import { readText } from "./files.ts";

const rules = readText("deploy/prometheus/rules.yaml");
const runbook = readText("deploy/runbook.md");

it("finds no problems in our alerts", () => {
  expect(checkAlerts(rules, runbook)).toEqual([]);
});

it("finds an alert without a section in the runbook", () => {
  expect(checkAlerts(rules, runbook.replace("## NearsaySlow\n", ""))).toEqual([
    "The runbook does not contain NearsaySlow.",
  ]);
});

it("finds a heading without an alert", () => {
  expect(checkAlerts(rules, `${runbook}\n## NearsayGone\n`)).toEqual([
    "There is no alert NearsayGone, which the runbook contains.",
  ]);
});

it("finds an alert without a severity", () => {
  const unknown = rules.replace("severity: critical", "severity: soon");
  expect(checkAlerts(unknown, runbook)).toEqual([
    "NearsayDown has no summary, or its severity is neither critical nor warning.",
  ]);
});
