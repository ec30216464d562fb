import type { AlertConfig } from "./alert-settings.ts";
import type { SendAlert } from "./alert.ts";
import { mailAlert } from "./mail-alert.ts";
import { postAlert } from "./post-alert.ts";

/** A channel by which the operator is alerted. */
export interface AlertWay {
  name: "webhook" | "mail";
  send: SendAlert;
}

/** The channels that are set up. */
export function listWays({ webhook, mail }: AlertConfig): AlertWay[] {
  return [
    ...(webhook === null
      ? []
      : [{ name: "webhook" as const, send: postAlert(webhook) }]),
    ...(mail === null
      ? []
      : [{ name: "mail" as const, send: mailAlert(mail) }]),
  ];
}
