import { checkAlerts } from "./alerts.ts";
import { readText } from "./files.ts";

const rules = readText("deploy/prometheus/rules.yaml");
const runbook = readText("deploy/runbook.md");

it("finds no problems in our alerts", () => {
  expect(checkAlerts(rules, runbook)).toEqual([]);
});

it("finds an alert without a section in the runbook", () => {
  expect(checkAlerts(rules, runbook.replace("## NearsaySlow\n", ""))).toEqual([
    "The runbook says nothing of NearsaySlow.",
  ]);
});

it("finds a heading without an alert", () => {
  expect(checkAlerts(rules, `${runbook}\n## NearsayGone\n`)).toEqual([
    "There is no alert NearsayGone, of which the runbook speaks.",
  ]);
});

it("finds an alert without a severity", () => {
  const unknown = rules.replace("severity: critical", "severity: soon");
  expect(checkAlerts(unknown, runbook)).toEqual([
    "NearsayDown has no summary, or is neither critical nor a warning.",
  ]);
});
