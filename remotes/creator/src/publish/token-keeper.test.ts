import { createTokenKeeper } from "./token-keeper.ts";

function counting(...answers: (string | Error)[]) {
  let calls = 0;
  const reserve = (): Promise<string> => {
    const answer = answers[calls] ?? "more";
    calls += 1;
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer);
  };
  return { reserve, calls: () => calls };
}

describe("token keeper", () => {
  it("reserves once, however often it is called", async () => {
    const server = counting("t1");
    const tokens = createTokenKeeper(server.reserve);
    tokens.prefetch();
    tokens.prefetch();
    expect(await tokens.take()).toBe("t1");
    expect(await tokens.take()).toBe("t1");
    expect(server.calls()).toBe(1);
  });

  it("prefers a token it was given", async () => {
    const tokens = createTokenKeeper(counting("t1").reserve);
    tokens.prefetch();
    tokens.adopt("generated");
    expect(await tokens.take()).toBe("generated");
  });

  it("ignores a failed prefetch and tries again on request", async () => {
    const tokens = createTokenKeeper(counting(new Error("off"), "t2").reserve);
    tokens.prefetch();
    await expect(tokens.take()).rejects.toThrow("off");
    expect(await tokens.take()).toBe("t2");
  });

  it("keeps a given token when an earlier reservation fails", async () => {
    const tokens = createTokenKeeper(counting(new Error("off")).reserve);
    tokens.prefetch();
    tokens.adopt("generated");
    await Promise.resolve();
    expect(await tokens.take()).toBe("generated");
  });

  it("reserves another token after one is dropped", async () => {
    const tokens = createTokenKeeper(counting("t1", "t2").reserve);
    await tokens.take();
    tokens.drop();
    expect(await tokens.take()).toBe("t2");
  });
});
