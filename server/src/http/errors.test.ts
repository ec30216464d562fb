import type { Database } from "../base/db/database.ts";
import {
  DatabaseUnavailable,
  StatementError,
  StorageFull,
} from "../base/db/errors.ts";
import { TestClient } from "../testing/client.ts";
import { startTestApp } from "../testing/test-app.ts";

describe("a failing database", () => {
  function failing(error: Error): Database {
    const fail = () => Promise.reject(error);
    return {
      engine: "postgres",
      query: fail,
      transaction: fail,
      execute: fail,
      close: () => Promise.resolve(),
    };
  }

  it("causes a 503 while it is not reachable", async () => {
    const db = failing(new DatabaseUnavailable("connection refused"));
    const { app } = await startTestApp(db);
    const answer = await new TestClient(app).get("/surveys");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("1");
    expect(answer.body).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(answer.text).not.toContain("refused");
  });

  it.each([
    ["takes too long", "57014"],
    ["deadlocks with another statement", "40P01"],
  ])("causes a 503 if a statement %s", async (_what, code) => {
    const db = failing(new StatementError({ message: "given up", code }));
    const { app } = await startTestApp(db);
    const answer = await new TestClient(app).get("/surveys");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("1");
    expect(answer.body).toMatchObject({ code: "OVERLOADED" });
  });

  it("causes a 503 with the reason if the disk is full", async () => {
    const { app } = await startTestApp(failing(new StorageFull()));
    const answer = await new TestClient(app).get("/surveys");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("10");
    expect(answer.body).toMatchObject({ status: 503, code: "STORAGE_FULL" });
  });

  it("causes a 404 if the row that a new one refers to was just deleted", async () => {
    const error = new StatementError({ message: "orphan", code: "23503" });
    const { app } = await startTestApp(failing(error));
    const answer = await new TestClient(app).get("/surveys");
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: "NOT_FOUND" });
    expect(answer.text).not.toContain("orphan");
  });

  it("causes a 500 without internal details", async () => {
    const db = failing(new Error("column secret does not exist"));
    const { app } = await startTestApp(db);
    const answer = await new TestClient(app).get("/surveys");
    expect(answer.body).toEqual({
      status: 500,
      msg: "Something went wrong. Please try again.",
      code: "INTERNAL_ERROR",
    });
  });
});
