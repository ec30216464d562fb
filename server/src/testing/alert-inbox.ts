import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { MailConfig } from "../app/alerts/alert-settings.ts";

/** A webhook and a mailbox that receive an operator's alerts in tests. */
export interface AlertInbox {
  webhook: string;
  mail: MailConfig;
  /** Received alerts, until it is emptied. */
  posted: { request: IncomingMessage; body: string }[];
  mails: string[];
  /** The status of the webhook's replies. */
  status: number;
  /** Resets it to its initial state. */
  empty(): void;
  close(): void;
}

const taken = 204;

export async function openAlertInbox(): Promise<AlertInbox> {
  const chat = createServer((request, response) => {
    void text(request).then((body) => {
      inbox.posted.push({ request, body });
      response.writeHead(inbox.status, { location: "/elsewhere" }).end();
    });
  });
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        inbox.mails.push(mail);
        done();
      });
    },
  });
  chat.listen(0, "127.0.0.1");
  post.listen(0, "127.0.0.1");
  await Promise.all([once(chat, "listening"), once(post.server, "listening")]);
  const inbox: AlertInbox = {
    webhook: `http://127.0.0.1:${portOf(chat)}/hook?key=hidden`,
    mail: {
      to: "me@site.example",
      from: "it@site.example",
      server: `smtp://127.0.0.1:${portOf(post.server)}`,
    },
    posted: [],
    mails: [],
    status: taken,
    empty() {
      Object.assign(inbox, { posted: [], mails: [], status: taken });
    },
    close() {
      chat.close();
      post.close();
    },
  };
  return inbox;
}

function portOf(server: { address: () => unknown }): number {
  return (server.address() as AddressInfo).port;
}
