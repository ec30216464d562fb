import { localStore, sessionStore } from "./browser-storage.ts";

const kinds = [
  ["local", localStore, "localStorage"],
  ["session", sessionStore, "sessionStorage"],
] as const;

function refuse(name: string): never {
  throw new DOMException("", name);
}

describe.each(kinds)("%s storage", (_kind, store, name) => {
  afterEach(() => {
    jest.restoreAllMocks();
    store.remove("key");
  });

  it("stores values, and text unchanged", () => {
    expect(store.write("key", { a: 1 })).toBe(true);
    expect(store.read("key")).toEqual({ a: 1 });
    expect(window[name].getItem("key")).toBe('{"a":1}');
    store.write("key", "granted");
    expect(store.read("key")).toBe("granted");
    expect(window[name].getItem("key")).toBe("granted");
  });

  it("returns undefined for a value that was never stored or was removed", () => {
    store.write("key", 1);
    store.remove("key");
    expect(store.read("key")).toBeUndefined();
    expect(window[name]).toHaveLength(0);
  });

  it("lists the keys with a prefix, including those kept in memory", () => {
    store.write("draft:1", 1);
    store.write("other", 2);
    jest
      .spyOn(Storage.prototype, "setItem")
      .mockImplementation(() => refuse("QuotaExceededError"));
    store.write("draft:1", 3);
    store.write("draft:2", 4);
    expect(store.keys("draft:").sort()).toEqual(["draft:1", "draft:2"]);
    store.remove("draft:1");
    store.remove("draft:2");
    store.remove("other");
    expect(store.keys("draft:")).toEqual([]);
  });

  it("reads values that are not JSON as text", () => {
    window[name].setItem("key", "{broken");
    expect(store.read("key")).toBe("{broken");
  });

  it("keeps a value in memory if the browser refuses storage", () => {
    jest
      .spyOn(window, name, "get")
      .mockImplementation(() => refuse("SecurityError"));
    expect(store.read("key")).toBeUndefined();
    expect(store.write("key", { a: 1 })).toBe(false);
    expect(store.read("key")).toEqual({ a: 1 });
    store.remove("key");
    expect(store.read("key")).toBeUndefined();
  });

  it("keeps the newer value in memory if storage is full", () => {
    store.write("key", "old");
    jest
      .spyOn(Storage.prototype, "setItem")
      .mockImplementation(() => refuse("QuotaExceededError"));
    expect(store.write("key", "new")).toBe(false);
    expect(store.read("key")).toBe("new");
    jest.restoreAllMocks();
    store.write("key", "newest");
    expect(store.read("key")).toBe("newest");
    expect(window[name].getItem("key")).toBe("newest");
  });
});
