import type { AlertConfig } from "./alert-settings.ts";
import type { SendAlert } from "./alert.ts";
import { mailAlert } from "./mail-alert.ts";
import { postAlert } from "./post-alert.ts";

/** One of the ways by which the operator is told. */
export interface AlertWay {
  name: "webhook" | "mail";
  send: SendAlert;
}

/** Those that are set. */
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
