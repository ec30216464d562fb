import { answerChallenge } from "./bot-check.ts";
import { apiUrl } from "./build-request.ts";
import { fetchOnce } from "./fetch-once.ts";
import { readData } from "./http-reply.ts";

/** A token for beginning a session, which no call with a session can get. @throws As `answerChallenge` does, and as `fetchOnce`. */
export async function proveSession(price: number): Promise<string | null> {
  const action = "session_start";
  const url = apiUrl("/bot-check/challenge", { action, price });
  const reply = await fetchOnce({ url });
  return answerChallenge(readData(reply), action, undefined);
}
