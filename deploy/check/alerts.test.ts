import { checkAlerts } from "./alerts.ts";
import { readText } from "./files.ts";

const rules = readText("deploy/prometheus/rules.yaml");
const runbook = readText("deploy/runbook.md");

it("finds nothing wrong with ours", () => {
  expect(checkAlerts(rules, runbook)).toEqual([]);
});

it("finds an alert of which the runbook says nothing", () => {
  expect(checkAlerts(rules, runbook.replace("## NearsaySlow\n", ""))).toEqual([
    "The runbook says nothing of NearsaySlow.",
  ]);
});

it("finds a heading without an alert", () => {
  expect(checkAlerts(rules, `${runbook}\n## NearsayGone\n`)).toEqual([
    "There is no alert NearsayGone, of which the runbook speaks.",
  ]);
});

it("finds an alert that nobody knows how urgent it is", () => {
  const unknown = rules.replace("severity: critical", "severity: soon");
  expect(checkAlerts(unknown, runbook)).toEqual([
    "NearsayDown has no summary, or is neither critical nor a warning.",
  ]);
});
