import { ApiError } from "@nearsay/core/api";
import { fakeNetwork, json, refusal } from "@nearsay/core/testing";
import { exportInsights } from "./export-insights.ts";

const route = "GET /api/surveys/7/export/html";

function file(text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-disposition": 'attachment; filename="nearsay-insights-7.html"',
    },
  });
}

beforeEach(() => {
  document.cookie = "nearsay_csrf=t1";
});

it("returns the file although it is an HTML page", async () => {
  fakeNetwork({ [route]: () => file("<!doctype html><h1>Grüße</h1>") });
  const blob = await exportInsights("7");
  expect(blob.type).toBe("text/html; charset=utf-8");
  expect(blob.size).toBe("<!doctype html><h1>Grüße</h1>".length + 2);
});

it("sends both codes and a bot-check token for the action", async () => {
  const challenge = "GET /api/bot-check/challenge";
  const network = fakeNetwork({
    [route]: () => file(""),
    [challenge]: { provider: "off" },
  });
  await exportInsights("7", { code: "sesame", exportCode: "EXPORT-1" });
  expect(network.to(challenge)[0]?.path).toMatch(/\?action=analytics_export$/);
  expect(network.to(route)[0]?.path).toBe(
    "/api/surveys/7/export/html?code=sesame&export_code=EXPORT-1",
  );
});

it("reads a refusal like any other", async () => {
  const data = { attemptsRemaining: 2 };
  fakeNetwork({
    [route]: () => refusal(403, "Wrong.", "EXPORT_CODE_INVALID", { data }),
  });
  const refused = exportInsights("7");
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({
    status: 403,
    msg: "Wrong.",
    code: "EXPORT_CODE_INVALID",
    data,
  });
});

it("detects an expired session and starts a new one", async () => {
  const answers = [refusal(401, "Dead"), file("<p>")];
  fakeNetwork({
    [route]: () => answers.shift() ?? refusal(500, "Once too often"),
    "POST /api/auth/anon": null,
  });
  await expect(exportInsights("7")).resolves.toBeInstanceOf(Blob);
});

it.each([
  ["a network's sign-in page", () => new Response("<!doctype html>")],
  ["JSON data", () => json({ ok: true })],
])("does not accept %s as a file", async (_what, answer) => {
  fakeNetwork({ [route]: answer });
  await expect(exportInsights("7")).rejects.toThrow(
    "The server's answer could not be read.",
  );
});
