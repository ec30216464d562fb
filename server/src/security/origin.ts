const longest = 255;

/** Whether this is an origin of the web exactly as browsers write it, such as https://partner.example:8443. */
export function isOrigin(text: string): boolean {
  return (
    text.length <= longest &&
    /^https?:/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}
