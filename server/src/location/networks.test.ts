import fc from "fast-check";
import ipaddr from "ipaddr.js";
import sql from "sql-template-tag";
import { createKeyedHash } from "../security/keyed-hash.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { TestClock } from "../testing/test-app.ts";
import { createNetworks, prefixOf } from "./networks.ts";

describe("the prefix of an address", () => {
  it("is shared by an IPv4 network of 256, however the address is written", () => {
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("203.0.113.254"));
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("::ffff:203.0.113.9"));
    expect(prefixOf("203.0.113.1")).toBe(prefixOf("::FFFF:cb00:7101"));
    expect(prefixOf("203.0.113.1")).not.toBe(prefixOf("203.0.112.1"));
  });

  it("is 48 bits of an IPv6 address, also where zeros are left out", () => {
    expect(prefixOf("2001:db8::1")).toBe(prefixOf("2001:db8:0:ffff::"));
    expect(prefixOf("2001:db8::1")).not.toBe(prefixOf("2001:db8:1::1"));
    expect(prefixOf("::1")).toBe(prefixOf("0:0:0:1::"));
    expect(prefixOf("fe80::1%eth0")).toBe(prefixOf("fe80::2"));
  });

  it("does not depend on how an IPv6 address is written", () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const long = ipaddr.parse(ip).toNormalizedString();
        expect(prefixOf(long)).toBe(prefixOf(ip));
        expect(prefixOf(ip.toUpperCase())).toBe(prefixOf(ip));
      }),
    );
  });

  it("is one for everything that is no address", () => {
    expect(prefixOf("unknown")).toBe(prefixOf("203.0.113.1:4711"));
  });
});

describeOnEachEngine("a network's name", (open) => {
  const ip = "203.0.113.7";
  const start = async () => {
    const db = await open();
    const clock = new TestClock();
    const networks = (secret = "secret") =>
      createNetworks(db, clock.read, createKeyedHash(secret));
    return { db, clock, networks };
  };

  it("is the same in every process all day", async () => {
    const { networks, clock } = await start();
    const [one, other] = [networks(), networks()];
    const name = await one.of(ip);
    expect(await other.of(ip)).toBe(name);
    clock.advance({ hours: 12 });
    expect(await one.of(ip)).toBe(name);
    expect(await networks().of(ip)).toBe(name);
    expect(name).not.toContain("203");
  });

  it("is another one the next day, and the old one cannot be made again", async () => {
    const { db, networks, clock } = await start();
    const before = clock.now;
    const name = await networks().of(ip);
    clock.advance({ hours: 14 });
    expect(await networks().of(ip)).not.toBe(name);
    const salts = await db.query(sql`select day from network_salts`);
    expect(salts).toEqual([{ day: "2026-03-03" }]);
    clock.now = before;
    expect(await networks().of(ip)).not.toBe(name);
  });

  it("is found again after PostgreSQL has forgotten the salt", async () => {
    const { db, networks, clock } = await start();
    const [one, other] = [networks(), networks()];
    await Promise.all([one.of(ip), other.of(ip)]);
    await db.query(sql`delete from network_salts`);
    clock.advance({ hours: 1 });
    expect(await one.of(ip)).toBe(await other.of(ip));
  });

  it("differs between sites with different secrets", async () => {
    const { networks } = await start();
    expect(await networks("a").of(ip)).not.toBe(await networks("b").of(ip));
  });
});
