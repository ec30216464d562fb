export const csrfHeader = "x-csrf-token";
const csrfCookie = "nearsay_csrf";

/** The token in the csrf cookie, or null before the server has set one. */
export function csrfToken(): string | null {
  for (const pair of document.cookie.split("; ")) {
    const [name, value] = pair.split("=", 2);
    if (name === csrfCookie && value) return decodeURIComponent(value);
  }
  return null;
}
