import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { startTestApp } from "../../testing/test-app.ts";

const deploy = path.join(import.meta.dirname, "../../../../deploy");
const token = "a token to scrape with";

function read(file: string): string {
  return readFileSync(path.join(deploy, file), "utf8");
}

/** Every expression of the alerts. */
function readAlerts(): string[] {
  const { groups } = parse(read("prometheus/rules.yaml")) as {
    groups: { rules: { expr: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
}

/** Every expression of the dashboard. */
function readDashboard(): string[] {
  const { panels } = JSON.parse(read("grafana/dashboard.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** Names of the series in an expression, without the content of labels and quotes. */
function seriesIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, "");
  return bare.match(/\b(nearsay|nodejs|process)_\w+/g) ?? [];
}

/** Names of the series that these metrics can have. */
function seriesOf(metrics: string): Set<string> {
  const types = metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm);
  return new Set(
    [...types].flatMap(([, name = "", type]) =>
      type === "histogram"
        ? ["_bucket", "_count", "_sum"].map((end) => name + end)
        : [name],
    ),
  );
}

describeWithDatabase("the metrics", (open) => {
  it.each([
    ["alerts", readAlerts],
    ["the dashboard", readDashboard],
  ])("exist for every series of %s", async (_, readExpressions) => {
    const { app } = await startTestApp(
      await open(),
      {},
      { metricsToken: token },
    );
    const { body } = await app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    const there = seriesOf(body);
    const asked = readExpressions().flatMap(seriesIn);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !there.has(name))).toEqual([]);
    await app.close();
  });
});

describe("refusal codes in alerts", () => {
  it("are codes that the server defines", () => {
    const source = path.join(
      import.meta.dirname,
      "../../http/refusal-status.ts",
    );
    const known = readFileSync(source, "utf8");
    const codes = readAlerts()
      .flatMap((expr) => [...expr.matchAll(/code=~?"([A-Z_|]+)"/g)])
      .flatMap(([, list = ""]) => list.split("|"));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !known.includes(`${code}: `))).toEqual([]);
  });
});
