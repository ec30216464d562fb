import type { Config } from "../config.ts";
import { type AlertWay, listWays } from "../alerts/alert-ways.ts";
import { type Finding, bad, good, warning } from "./finding.ts";
import { causeOf } from "./check-network.ts";

type AlertsConfig = Pick<Config, "alerts" | "publicUrl">;

/** Sends a test alert by each channel that is set up, and reports the result of each. */
export async function tryAlerts({
  alerts,
  publicUrl,
}: AlertsConfig): Promise<Finding[]> {
  const ways = listWays(alerts);
  if (ways.length > 0)
    return Promise.all(ways.map((way) => tryWay(way, publicUrl)));
  return [
    warning(
      "Test alert",
      "Neither ALERT_WEBHOOK nor ALERT_MAIL is set: no alerts are sent.",
    ),
  ];
}

async function tryWay(
  { name, send }: AlertWay,
  site: string | null,
): Promise<Finding> {
  const about = `Test alert by ${name}`;
  const text = "this is a test alert. There is no problem.";
  try {
    await send({ kind: "try-out", text, site });
    return good(about, "It was accepted. Check that it arrived.");
  } catch (error) {
    return bad(about, `It was not accepted: ${causeOf(error)}`);
  }
}
