import { redactUrl } from "./logging.ts";

describe("redactUrl", () => {
  it("blots out codes and tokens and leaves the rest", () => {
    const url =
      "/api/surveys/1?lat=5&code=open-sesame&share_token=abc&export_code=x&q=code";
    expect(redactUrl(url)).toBe(
      "/api/surveys/1?lat=5&code=…&share_token=…&export_code=…&q=code",
    );
  });
});
