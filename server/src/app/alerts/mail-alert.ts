import type { MailConfig } from "./alert-settings.ts";
import { type SendAlert, withinMs } from "./alert.ts";

/** Sends the alert as a mail of one line, with the site's address below. */
export function mailAlert({ to, from, server }: MailConfig): SendAlert {
  return async ({ text, site }) => {
    // Loaded on demand, because few sites send mail.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: server,
      connectionTimeout: withinMs,
      greetingTimeout: withinMs,
      socketTimeout: withinMs,
    });
    await transport.sendMail({
      to,
      from,
      subject: `Nearsay: ${text}`,
      text: site === null ? text : `${text}\n\n${site}`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
