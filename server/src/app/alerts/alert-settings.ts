import type { Settings } from "../../base/settings.ts";

/** How the operator is alerted. */
export interface AlertConfig {
  /** The address that alerts are posted to; null for none. */
  webhook: string | null;
  mail: MailConfig | null;
}

export interface MailConfig {
  to: string;
  from: string;
  /** An address such as smtps://user:password@mail.example. */
  server: string;
}

export function readAlerts(settings: Settings): AlertConfig {
  return {
    webhook: settings.url("ALERT_WEBHOOK", ["https:", "http:"]),
    mail: readMail(settings),
  };
}

function readMail(settings: Settings): MailConfig | null {
  const to = settings.email("ALERT_MAIL");
  const from = settings.email("ALERT_MAIL_FROM") ?? to;
  const server = settings.url("SMTP_URL", ["smtps:", "smtp:"]);
  if (to !== null && from !== null && server !== null)
    return { to, from, server };
  if (to !== null)
    settings.refuse(
      "ALERT_MAIL is set without SMTP_URL: set SMTP_URL to the server that sends the mail, for example SMTP_URL=smtps://user:password@mail.example.",
    );
  else if (server !== null || from !== null)
    settings.refuse(
      "SMTP_URL and ALERT_MAIL_FROM require ALERT_MAIL: set it to the address that receives alerts.",
    );
  return null;
}
