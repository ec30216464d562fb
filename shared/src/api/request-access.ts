import { ensureSession } from "./anonymous-session.ts";
import { request } from "./request.ts";

interface Access {
  code?: string | undefined;
  share_token?: string | undefined;
}

/**
 * Asks for what a code or a shared link may open. It goes in a session then:
 * whoever is let in is let in to all the rest, which is asked for without.
 * @throws As `request` does.
 */
export async function requestAccess(
  path: string,
  query: Access & Record<string, string | undefined>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // Without one, what was asked for shows, and nothing more.
  if (query.code ?? query.share_token)
    await ensureSession().catch(() => undefined);
  return request(path, { query, signal });
}
