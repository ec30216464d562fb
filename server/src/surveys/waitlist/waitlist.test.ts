import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { lockWaitlist } from "./waitlist-repository.ts";
import { confirmEntry, listEntries, removeEntry } from "./waitlist.ts";

describeOnEachEngine("the waitlist", (open) => {
  let db: Database;
  let test: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(
      db,
      {},
      { activation: "required", rateLimits: 0 },
    );
    client = new TestClient(test.app);
    await client.get("/health");
  });

  const user = { role: "user", category: null, consent: true };
  const business = (category: string) => ({
    ...user,
    role: "business",
    category,
  });

  function join(email: string, form: object = user) {
    return client.post("/waitlist", { email, ...form });
  }

  const confirm = (email: string) => confirmEntry(db, test.clock.read, email);

  async function entry(email: string) {
    return (await listEntries(db)).find((row) => row.email === email);
  }

  it("writes one entry after the other", async () => {
    const commit = await holdTransaction(db, lockWaitlist);
    const joined = join("bea@example.org");
    const what = await Promise.race([
      joined.then(() => "joined"),
      untilBlocked(db).then(() => "waits"),
    ]);
    await commit();
    expect([what, (await joined).status]).toEqual(["waits", 204]);
  });

  it("accepts an address once, in any spelling, without revealing that it was known", async () => {
    const first = await join("Ann@Example.org");
    const again = await join("ann@example.org", business("Bakery"));
    expect([first.status, again.status]).toEqual([204, 204]);
    expect([first.text, again.text]).toEqual(["", ""]);
    const all = await listEntries(db);
    expect(all.filter(({ email }) => /ann/i.test(email))).toEqual([
      {
        email: "ann@example.org",
        role: "business",
        category: "Bakery",
        joinedAt: test.clock.now,
        confirmedAt: null,
        position: null,
        free: false,
      },
    ]);
  });

  it("states which field is missing", async () => {
    const refused = async (form: object, email = "x@example.org") =>
      (await join(email, form)).body;
    expect(await refused({ ...user, consent: false })).toMatchObject({
      status: 400,
      msg: "Please check the consent box to receive email alerts before joining the waitlist.",
    });
    expect(await refused({ ...user, role: "business" })).toMatchObject({
      status: 400,
      msg: "Please choose your business category.",
    });
    expect(await refused(business("Submarines"))).toMatchObject({
      status: 400,
    });
    expect(await refused(user, "nobody")).toMatchObject({ status: 400 });
    expect(await refused({ ...user, role: "king" })).toMatchObject({
      status: 400,
    });
    expect(await entry("x@example.org")).toBeUndefined();
  });

  it("stores no category for a user, who may send one", async () => {
    await join("uma@example.org", { ...user, category: "Bakery" });
    expect(await entry("uma@example.org")).toMatchObject({
      category: null,
      position: null,
      free: false,
    });
  });

  it("gives no place to unconfirmed addresses, however many joined first", async () => {
    const made = Array.from({ length: 10 }, (_, n) => `made${n}@example.org`);
    for (const name of [...made, "real@example.org", "late@example.org"])
      await join(name, business("Bookstore / Stationery"));
    expect(await confirm(" LATE@example.org ")).toBe(true);
    expect(await confirm("real@example.org")).toBe(true);
    const { now } = test.clock;
    test.clock.advance({ hours: 1 });
    expect(await confirm("real@example.org")).toBe(true);
    expect(await confirm("nobody@example.org")).toBe(false);
    const shops = (await listEntries(db)).filter(
      ({ category }) => category === "Bookstore / Stationery",
    );
    const places = shops.map(({ email, ...row }) => [email, row.position]);
    expect(places).toEqual([
      ...made.map((name) => [name, null]),
      ["real@example.org", 1],
      ["late@example.org", 2],
    ]);
    const free = shops.filter((row) => row.free);
    expect(free.map((row) => row.confirmedAt)).toEqual([now, now]);
  });

  it("changes nothing of a confirmed address, which anyone can enter", async () => {
    const email = "known@example.org";
    await join(email, business("Bakery"));
    await confirm(email);
    const before = await entry(email);
    expect(before).toMatchObject({ free: true });
    for (const form of [business("Other"), user, business("Bakery")])
      expect((await join(email, form)).status).toBe(204);
    expect(await entry(email)).toEqual(before);
    await removeEntry(db, email);
    await join(email, business("Other"));
    expect(await entry(email)).toMatchObject({
      category: "Other",
      free: false,
    });
    await removeEntry(db, email);
  });

  it("gives the first ten confirmed businesses of a category free access, also if they join at once", async () => {
    const names = Array.from({ length: 15 }, (_, n) => `gym${n}@example.org`);
    await Promise.all(
      names.map((name) => join(name, business("Fitness / Gym"))),
    );
    await Promise.all(names.map(confirm));
    const gyms = (await listEntries(db)).filter(
      ({ category }) => category === "Fitness / Gym",
    );
    expect(gyms.map(({ position }) => position)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    expect(gyms.filter(({ free }) => free)).toHaveLength(10);
    expect(await removeEntry(db, " GYM0@example.org ")).toBe(true);
    expect(await removeEntry(db, "gym0@example.org")).toBe(false);
    const left = await listEntries(db);
    expect(
      left.filter(({ free, category }) => free && category === "Fitness / Gym"),
    ).toHaveLength(10);
  });

  it("keeps a business's place until it chooses another category", async () => {
    const names = ["a", "b", "c"].map((name) => `${name}@pharmacy.example`);
    const shop = business("Pharmacy");
    for (const name of names) await join(name, shop);
    const [first = ""] = names;
    const order = async () => {
      const all = await listEntries(db);
      return all.flatMap(({ email }) => (names.includes(email) ? [email] : []));
    };
    await join(first, shop);
    await join(first, user);
    await join(first, shop);
    expect(await order()).toEqual(names);
    await join(first, business("Other"));
    await join(first, shop);
    expect(await order()).toEqual([...names.slice(1), first]);
    for (const name of names) await confirm(name);
    expect(await entry(first)).toMatchObject({ position: 3 });
  });
});
