import { ensureSession } from "./anonymous-session.ts";
import { request } from "./request.ts";

interface Access {
  code?: string | undefined;
  share_token?: string | undefined;
}

/**
 * Requests data that a code or a shared link may open. The request is sent in a
 * session then, so that further requests have access without the code.
 * @throws See `request`.
 */
export async function requestAccess(
  path: string,
  query: Access & Record<string, string | undefined>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // Without a session, only the requested data is accessible.
  if (query.code ?? query.share_token)
    await ensureSession().catch(() => undefined);
  return request(path, { query, signal });
}
