import { assertQuietConsole } from "./console.ts";

describe("test environment", () => {
  it("fails a test that leaves an unexpected console.error", () => {
    console.error("Warning: %s is wrong", "it");
    expect(() => {
      assertQuietConsole();
    }).toThrow("console.error: Warning: it is wrong");
  });

  it("allows a test to expect a console.error", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    console.error("expected");
    expect(error).toHaveBeenCalledWith("expected");
    expect(assertQuietConsole).not.toThrow();
  });

  it("rejects a network request without a route", async () => {
    await expect(fetch("/api/health")).rejects.toThrow("/api/health");
  });

  it("reads a Response created in a test", async () => {
    const response = new Response(JSON.stringify({ ok: true }), {
      headers: { "content-type": "application/json" },
    });
    expect(await response.json()).toEqual({ ok: true });
  });

  it("computes a digest of bytes", async () => {
    const bytes = new TextEncoder().encode("abc");
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    expect(digest.byteLength).toBe(32);
  });

  it("moves focus into a modal dialog and back", () => {
    document.body.innerHTML =
      "<button id=o>Open</button><dialog><button id=i>In</button></dialog>";
    const opener = document.querySelector<HTMLElement>("#o");
    const dialog = document.querySelector("dialog");
    opener?.focus();
    dialog?.showModal();
    expect(document.activeElement?.id).toBe("i");
    dialog?.close();
    expect(document.activeElement).toBe(opener);
  });
});
