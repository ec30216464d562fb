const longest = 255;

/**
 * Names and addresses in origins: no characters with a special meaning
 * elsewhere, such as ; or * in a header.
 */
const written =
  /^https?:\/\/([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(:\d+)?$/;

/**
 * Whether a text is a web origin exactly as browsers write it, such as
 * https://partner.example:8443.
 */
export function isOrigin(text: string): boolean {
  return (
    text.length <= longest &&
    written.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}
