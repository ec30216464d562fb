import { builtInNotice } from "./built-in-drafter.ts";
import { createDrafter } from "./create-drafter.ts";
import { DraftingError } from "./drafter.ts";

const { signal } = new AbortController();

describe("choosing a drafter", () => {
  it("uses the rules if no endpoint is configured", async () => {
    const { notice } = await createDrafter(null).draft("Parks", signal);
    expect(notice).toBe(builtInNotice);
  });

  it("never falls back to rules if the model fails", async () => {
    const closed = { baseUrl: "http://127.0.0.1:9", apiKey: "k", model: "m" };
    const drafter = createDrafter({ ...closed, timeoutMs: 200 });
    await expect(drafter.draft("Parks", signal)).rejects.toBeInstanceOf(
      DraftingError,
    );
  });
});
