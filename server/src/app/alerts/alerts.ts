import type { Clock } from "../../base/clock.ts";
import { reportOutcomeOf } from "../../base/outgoing.ts";
import type { AlertConfig } from "./alert-settings.ts";
import type { Alert, AlertKind } from "./alert.ts";
import { listWays } from "./alert-ways.ts";

/** Milliseconds in which an operator gets at most one alert of a kind. */
export const quietMs = 10 * 60_000;
/** Milliseconds before an alert that did not arrive can be sent again. */
const againMs = 60_000;

export type Alerts = ReturnType<typeof createAlerts>;

export interface AlertsDeps {
  config: { alerts: AlertConfig; publicUrl: string | null };
  clock: Clock;
  /** Logs alerts that did not arrive. */
  log: { warn: (fields: object, text: string) => void };
}

/** Sends alerts to the operator by all channels that are set up. */
export function createAlerts({ config, clock, log }: AlertsDeps) {
  const ways = listWays(config.alerts);
  const quietUntil = new Map<AlertKind, number>();

  async function send(alert: Alert): Promise<boolean> {
    const sent = await Promise.allSettled(
      ways.map((way) => reportOutcomeOf("alert", way.send(alert))),
    );
    for (const one of sent)
      if (one.status === "rejected")
        log.warn({ err: one.reason as unknown }, "an alert could not be sent");
    return sent.some(({ status }) => status === "fulfilled");
  }

  return {
    /** Whether any channel is set up. */
    isOn: ways.length > 0,
    /**
     * Returns whether the alert was sent; it is not sent within ten minutes
     * after one of the same kind.
     */
    async send(kind: AlertKind, text: string): Promise<boolean> {
      const now = clock().getTime();
      if (now < (quietUntil.get(kind) ?? 0)) return false;
      quietUntil.set(kind, now + quietMs);
      const sent = await send({ kind, text, site: config.publicUrl });
      if (!sent) quietUntil.set(kind, now + againMs);
      return sent;
    },
  };
}
