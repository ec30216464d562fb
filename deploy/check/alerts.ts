import { parse } from "yaml";

interface Rules {
  groups: {
    rules: {
      alert: string;
      labels?: { severity?: string };
      annotations?: { summary?: string };
    }[];
  }[];
}

/** Problems of alerts and the runbook, one sentence each. */
export function checkAlerts(rules: string, runbook: string): string[] {
  const alerts = (parse(rules) as Rules).groups.flatMap((group) => group.rules);
  const names = alerts.map(({ alert }) => alert);
  const headings = [...runbook.matchAll(/^## (\S+)$/gm)].map(
    ([, name]) => name,
  );
  return [
    ...alerts
      .filter(
        ({ labels, annotations }) =>
          !annotations?.summary ||
          !/^(critical|warning)$/.test(labels?.severity ?? ""),
      )
      .map(
        ({ alert }) =>
          `${alert} has no summary, or its severity is neither critical nor warning.`,
      ),
    ...names
      .filter((name) => !headings.includes(name))
      .map((name) => `The runbook does not contain ${name}.`),
    ...headings
      .filter((name) => !names.includes(name ?? ""))
      .map((name) => `There is no alert ${name}, which the runbook contains.`),
  ];
}
