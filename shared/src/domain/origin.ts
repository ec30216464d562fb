const longest = 255;

/** Names and addresses as they stand in origins: nothing that means more elsewhere, such as ; or * in a header. */
const written =
  /^https?:\/\/([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(:\d+)?$/;

/** Whether this is an origin of the web exactly as browsers write it, such as https://partner.example:8443. */
export function isOrigin(text: string): boolean {
  return (
    text.length <= longest &&
    written.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}
