/** `npm run check:deploy`: reports problems in the files for operators. */
import { checkAlerts } from "./alerts.ts";
import { checkCompose, variablesOf } from "./compose.ts";
import { checkDockerfile } from "./dockerfile.ts";
import { readSettings, readText } from "./files.ts";
import { checkKubernetes, variablesIn } from "./kubernetes.ts";
import { tryPrograms } from "./programs.ts";

const compose = readText("deploy/compose.yaml");
const kubernetes = readText("deploy/kubernetes.yaml");
const { failures, missing } = tryPrograms();
const found = [
  ...of("Dockerfile", checkDockerfile(readText("deploy/Dockerfile"))),
  ...of(
    "compose.yaml",
    checkCompose(compose, readText("deploy/site.env.example"), readSettings()),
  ),
  ...of("compose.yaml", unknownSettings(variablesOf(compose, "nearsay"))),
  ...of("kubernetes.yaml", await checkKubernetes(kubernetes)),
  ...of("kubernetes.yaml", unknownSettings(variablesIn(kubernetes))),
  ...of(
    "prometheus/rules.yaml",
    checkAlerts(
      readText("deploy/prometheus/rules.yaml"),
      readText("deploy/runbook.md"),
    ),
  ),
  ...failures,
];

for (const failure of found) process.stderr.write(`${failure}\n`);
for (const program of missing)
  process.stdout.write(`not checked: ${program} is not installed\n`);
process.stdout.write(`deploy: ${found.length} problems\n`);
process.exitCode = found.length > 0 ? 1 : 0;

function of(file: string, problems: string[]): string[] {
  return problems.map((problem) => `deploy/${file}: ${problem}`);
}

function unknownSettings(names: string[]): string[] {
  const settings = readSettings();
  return names
    .filter((name) => !settings.has(name))
    .map((name) => `there is no setting ${name}.`);
}
