export const csrfHeader = "x-csrf-token";
const csrfCookie = "nearsay_csrf";

/** The token in the csrf cookie; null before the server has set one, and where the browser refuses cookies. */
export function csrfToken(): string | null {
  try {
    for (const pair of document.cookie.split("; ")) {
      const [name, value] = pair.split("=", 2);
      if (name === csrfCookie && value) return decodeURIComponent(value);
    }
  } catch {
    // A sandboxed page may not even look, and the cookie may be damaged.
  }
  return null;
}
