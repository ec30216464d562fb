import type { FastifyRequest } from "fastify";

const secretParameters =
  /([?&](?:code|share_token|export_code|recaptchaToken)=)[^&]*/gi;

/** How the log writes a request: cookies and headers left out, codes and tokens blotted. */
export const logSerializers = {
  req: ({ method, url, id }: FastifyRequest) => ({
    id,
    method,
    url: redactUrl(url),
  }),
};

export function redactUrl(url: string): string {
  return url.replace(secretParameters, "$1…");
}
