import { type SendAlert, withinMs } from "./alert.ts";

/** Posts the alert as JSON; chats that accept `{"text": …}` show it directly. */
export function postAlert(address: string): SendAlert {
  return async ({ kind, text, site }) => {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: `Nearsay: ${text}`, kind, site }),
      redirect: "error",
      signal: AbortSignal.timeout(withinMs),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the webhook replied ${reply.status}`);
  };
}
