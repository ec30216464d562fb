import type {
  PasskeyChallengeReply,
  PasskeyProofReply,
} from "@nearsay/core/contract/schema";
import * as schema from "@nearsay/core/contract/schema";
import type { Call } from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { TestAuthenticator } from "../../testing/test-authenticator.ts";
import { createWithCommandDeps } from "../operator/command-deps.ts";
import { runOperator } from "../operator/run-operator.ts";

const publicUrl = "https://nearsay.example";

interface Asked extends Omit<Static<typeof PasskeyChallengeReply>, "options"> {
  options: { challenge: string; rp?: { id: string }; rpId?: string };
}

type Proof = Partial<Static<typeof PasskeyProofReply>>;

/** The body of a refusal. */
interface Refused {
  code?: string;
  data?: unknown;
}

describeWithDatabase("passkeys of operators", (open) => {
  let db: Database;
  let test: TestApp;
  let logged: string;
  let anna: OperatorClient;
  let phone: TestAuthenticator;

  beforeEach(async () => {
    db = await open();
    logged = "";
    const logStream = { write: (line: string) => void (logged += line) };
    const settings = { publicUrl, logLevel: "warn" } as const;
    test = await startTestApp(db, { logStream }, settings);
    anna = await OperatorClient.make(test.app, { needsPasskey: true });
    phone = new TestAuthenticator(publicUrl);
  });
  afterEach(() => test.app.close());

  async function operate(...args: string[]) {
    const output: string[] = [];
    const print = (text: string) => output.push(text);
    const { secret } = testConfig();
    const withCommandDeps = createWithCommandDeps(db, test.clock.read, secret);
    const code = await runOperator(args, withCommandDeps, {
      out: print,
      err: print,
    });
    return { code, text: output.join("\n") };
  }

  const ask = async (operator = anna) =>
    (await operator.post<Asked>("/passkey/challenges")).body;

  async function register(operator = anna, passkey = phone) {
    const { options } = await ask(operator);
    const made = passkey.create(options);
    return operator.post<Proof & Refused>("/passkey", made);
  }

  async function prove(operator = anna, passkey = phone) {
    const { options } = await ask(operator);
    return sendProof(passkey.get(options), operator);
  }

  const sendProof = (assertion: unknown, operator = anna) =>
    operator.post<Proof & Refused>("/passkey/proofs", assertion);

  /** The result of opening the operator's page with a key and this proof. */
  async function visit(proof = "", { key } = anna, { app } = test) {
    const credentials = proof === "" ? key : `${key}.${proof}`;
    const operator = new OperatorClient(app, credentials);
    const { status, body } = await operator.get<Refused | null>("/me");
    return status === 200 ? "open" : body?.code;
  }

  it("open the operator's page for the person who registers one, and then only for who has it", async () => {
    expect(await visit()).toBe("PASSKEY_REQUIRED");
    expect((await ask()).step).toBe("register");
    const made = await register();
    expect(made.status).toBe(201);
    expect(await visit(made.body.proof)).toBe("open");
    expect(await visit()).toBe("PASSKEY_REQUIRED");
    expect((await ask()).step).toBe("prove");
    const proven = await prove();
    expect(proven.body.expiresAt).toBe("2026-03-02T14:20:30.000Z");
    expect(await visit(proven.body.proof)).toBe("open");
  });

  it("are requested with the data of the site that authenticators need", async () => {
    const toMake = await ask();
    expect(toMake.options).toMatchObject({
      rp: { name: "Nearsay", id: "nearsay.example" },
      user: { name: "Anna" },
      attestation: "none",
      authenticatorSelection: { userVerification: "required" },
    });
    await register();
    expect((await ask()).options).toMatchObject({
      rpId: "nearsay.example",
      userVerification: "required",
      allowCredentials: [{ id: phone.id, type: "public-key" }],
    });
  });

  it("are required before the key's rights are checked", async () => {
    const calls = Object.values<Call>({
      ...schema.operatorCalls,
      ...schema.operatorSiteCalls,
    });
    const codes = [];
    for (const { method, path } of calls) {
      const address = path.replace("/operator", "").replace(/:key|:\w+Id/, "9");
      const { body } = await anna.send<Refused>(
        method as "GET",
        address.replace("/items", "/items?q=9"),
        method === "GET" ? undefined : bodyOf(address),
      );
      codes.push(body.code);
    }
    expect(new Set(codes)).toEqual(new Set(["PASSKEY_REQUIRED"]));
    const { data } = (await anna.get<Refused>("/me")).body;
    expect(data).toEqual({ registered: false });
    await register();
    expect((await anna.get<Refused>("/me")).body.data).toEqual({
      registered: true,
    });
  });

  it("are accepted by every process that shares the database", async () => {
    const other = await startTestApp(db, {}, { publicUrl });
    const there = new OperatorClient(other.app, anna.key);
    const { options } = await ask();
    const { body } = await there.post<Proof>("/passkey", phone.create(options));
    expect(await visit(body.proof)).toBe("open");
    const asked = await ask(there);
    const proven = await sendProof(phone.get(asked.options));
    expect(await visit(proven.body.proof, anna, other)).toBe("open");
    const again = await sendProof(phone.get(asked.options), there);
    expect(again.body.code).toBe("PASSKEY_REFUSED");
    await other.app.close();
  });

  it("cannot be proved with a registration challenge", async () => {
    const { challenge } = (await ask()).options;
    await register();
    const signed = phone.get({ challenge, rpId: "nearsay.example" });
    expect((await sendProof(signed)).body.code).toBe("PASSKEY_REFUSED");
  });

  it("are required again after half a working day, and after a reset", async () => {
    const { proof } = (await register()).body;
    test.clock.advance({ hours: 3.9 });
    expect(await visit(proof)).toBe("open");
    test.clock.advance({ hours: 0.1 });
    expect(await visit(proof)).toBe("PASSKEY_REQUIRED");
    const later = (await prove()).body.proof;
    expect((await operate("keys", "reset-passkey", "1")).code).toBe(0);
    expect(await visit(later)).toBe("PASSKEY_REQUIRED");
    const laptop = new TestAuthenticator(publicUrl);
    const made = await register(anna, laptop);
    expect(await visit(later)).toBe("PASSKEY_REQUIRED");
    expect(await visit(made.body.proof)).toBe("open");
    expect((await prove(anna, phone)).body.code).toBe("PASSKEY_REFUSED");
    expect((await prove(anna, laptop)).status).toBe(201);
  });

  it("appear in the audit log and in the list of keys", async () => {
    expect((await operate("keys", "list")).text).toMatch(
      /, passkey not registered yet$/,
    );
    await register();
    expect((await operate("keys", "list")).text).toMatch(/, with a passkey$/);
    await prove();
    await operate("keys", "reset-passkey", "1");
    const log = await db.query(
      sql`select who, act, about from audit_log order by entry_id`,
    );
    expect(log).toEqual([
      {
        who: "operator Anna",
        act: "register",
        about: "passkey of operator key 1",
      },
      {
        who: "command line",
        act: "keys",
        about: "passkey of operator key 1 reset",
      },
    ]);
  });

  it("are required only by keys that were created with that option", async () => {
    const made = await operate(
      "keys",
      "new",
      "--name",
      "Bo",
      "--rights",
      "admit",
      "--passkey",
    );
    expect(made.text).toContain(
      "The first person who opens it registers its passkey",
    );
    const key = /#key=(\S+)$/.exec(made.text)?.[1] ?? "";
    const bo = new OperatorClient(test.app, key);
    expect(await visit("", bo)).toBe("PASSKEY_REQUIRED");
    const cleo = await OperatorClient.make(test.app, { name: "Cleo" });
    expect(await visit("", cleo)).toBe("open");
    expect(await visit("any.thing", cleo)).toBe("open");
    const { status } = await cleo.post("/passkey/challenges");
    expect(status).toBe(404);
  });

  it.each([
    [["keys", "reset-passkey"], 2],
    [["keys", "reset-passkey", "x"], 2],
    [["keys", "reset-passkey", "1"], 1],
    [["keys", "reset-passkey", "7"], 1],
  ])("are not reset by: %j", async (args, code) => {
    expect((await operate(...args)).code).toBe(code);
  });

  describe("cannot be registered", () => {
    /** @param why The reason, which is logged but not returned. */
    async function refused(why: string) {
      const { status, text, body } = await register();
      expect([status, body.code]).toEqual([403, "PASSKEY_REFUSED"]);
      expect(await db.query(sql`table operator_passkeys`)).toEqual([]);
      expect(logged).toContain(why);
      expect(text).not.toContain(why);
    }

    it("at another address", () => {
      phone.origin = "https://nearsay.example.evil";
      return refused("origin");
    });

    it("for another site", async () => {
      const { options } = await ask();
      const made = phone.create({ ...options, rp: { id: "evil.example" } });
      const { status, body } = await anna.post<Refused>("/passkey", made);
      expect([status, body.code]).toEqual([403, "PASSKEY_REFUSED"]);
      expect(logged).toContain("RP ID");
    });

    it("without user verification by the authenticator", () => {
      phone.verifies = false;
      return refused("User verification was required");
    });

    it("with a certificate, which would be fetched from another server", () => {
      const x5c = [new Uint8Array([1, 2, 3])];
      phone.statement = ["packed", new Map([["x5c", x5c]])];
      return refused("an attestation that was not requested");
    });

    it("by a thief of the key after one was registered", async () => {
      const early = await ask();
      await register();
      const thief = new TestAuthenticator(publicUrl);
      expect((await ask()).step).toBe("prove");
      const late = await anna.post<Refused>(
        "/passkey",
        thief.create(early.options),
      );
      expect([late.status, late.body.code]).toEqual([403, "PASSKEY_REFUSED"]);
      const { options } = await ask();
      const asked = { ...options, rp: { id: "nearsay.example" } };
      const made = await anna.post<Refused>("/passkey", thief.create(asked));
      expect(made.body.code).toBe("PASSKEY_REFUSED");
      expect((await prove(anna, thief)).body.code).toBe("PASSKEY_REFUSED");
      expect((await prove()).status).toBe(201);
    });

    it("twice at once", async () => {
      const two = [phone, new TestAuthenticator(publicUrl)];
      const made = await Promise.all(two.map((one) => register(anna, one)));
      const statuses = new Set(made.map(({ status }) => status));
      expect(statuses).toEqual(new Set([201, 403]));
    });

    it("for a key that requires none", async () => {
      const cleo = await OperatorClient.make(test.app, { name: "Cleo" });
      const { options } = await ask();
      const made = await cleo.post<Refused>("/passkey", phone.create(options));
      expect(made.body.code).toBe("PASSKEY_REFUSED");
    });
  });

  describe("are refused", () => {
    beforeEach(() => register());

    async function refused(assertion: unknown, operator = anna) {
      const { status, body } = await sendProof(assertion, operator);
      expect([status, body.code]).toEqual([403, "PASSKEY_REFUSED"]);
    }

    it("with a signature that was already used", async () => {
      const { options } = await ask();
      const assertion = phone.get(options);
      expect((await sendProof(assertion)).status).toBe(201);
      await refused(assertion);
      await refused(phone.get(options));
    });

    it("with an expired challenge", async () => {
      const early = await ask();
      const late = await ask();
      test.clock.advance({ hours: 4.9 / 60 });
      expect((await sendProof(phone.get(early.options))).status).toBe(201);
      test.clock.advance({ hours: 0.1 / 60 });
      await refused(phone.get(late.options));
    });

    it("with a made-up challenge", async () => {
      const { options } = await ask();
      const challenge = Buffer.alloc(32, 7).toString("base64url");
      await refused(phone.get({ ...options, challenge }));
      await refused(phone.get({ ...options, challenge: "\u0000" }));
    });

    it("at another address, or for another site", async () => {
      const { options } = await ask();
      await refused(phone.get({ ...options, rpId: "evil.example" }));
      phone.origin = "https://evil.example";
      await refused(phone.get((await ask()).options));
    });

    it("without user verification by the authenticator", async () => {
      phone.verifies = false;
      await refused(phone.get((await ask()).options));
    });

    it("if a copy continues the use counter", async () => {
      const before = phone.counter;
      expect((await prove()).status).toBe(201);
      phone.counter = before;
      await refused(phone.get((await ask()).options));
    });

    it("of another key", async () => {
      const bo = await OperatorClient.make(test.app, {
        name: "Bo",
        needsPasskey: true,
      });
      const laptop = new TestAuthenticator(publicUrl);
      const { proof } = (await register(bo, laptop)).body;
      await refused(laptop.get((await ask()).options));
      await refused(laptop.get((await ask(bo)).options));
      await refused(phone.get((await ask(bo)).options), bo);
      expect(await visit(proof, bo)).toBe("open");
      expect(await visit(proof, anna)).toBe("PASSKEY_REQUIRED");
    });

    it("with a proof of another key, even one with the same passkey", async () => {
      const bo = await OperatorClient.make(test.app, {
        name: "Bo",
        needsPasskey: true,
      });
      const { proof } = (await register(bo)).body;
      expect(await visit(proof, bo)).toBe("open");
      expect(await visit(proof, anna)).toBe("PASSKEY_REQUIRED");
    });

    it("with a signature of another passkey in their name", async () => {
      const other = new TestAuthenticator(publicUrl);
      other.counter = phone.counter;
      await refused({ ...other.get((await ask()).options), id: phone.id });
    });

    it("with a wrong name", async () => {
      const assertion = phone.get((await ask()).options);
      await refused({ ...assertion, id: "b3RoZXI" });
    });

    it("with a proof whose expiry was changed, or that was made up", async () => {
      const { proof = "" } = (await prove()).body;
      const [end, mac] = proof.split(".");
      const invented = [`${Number(end) + 1}.${mac}`, `${end}.`, `.${mac}`, "x"];
      for (const one of [...invented, `${end}.${"0".repeat(64)}`])
        expect([one, await visit(one)]).toEqual([one, "PASSKEY_REQUIRED"]);
      expect(await visit(proof)).toBe("open");
    });

    it("with data that no authenticator sends", async () => {
      const { options } = await ask();
      const { response, ...rest } = phone.get(options);
      for (const clientDataJSON of ["bnVsbA", "e30", "AA", "W10"])
        await refused({ ...rest, response: { ...response, clientDataJSON } });
      const authenticatorData = "AA";
      await refused({ ...rest, response: { ...response, authenticatorData } });
      const { status } = await sendProof({ ...rest, response: {} });
      expect(status).toBe(400);
    });
  });
});

/** A body that passes the schema of an endpoint. */
function bodyOf(address: string): unknown {
  const thing = { kind: "post", id: 9 };
  const email = { email: "me@example.org" };
  const bodies: Record<string, unknown> = {
    "/decisions": { decision: "hide", items: [thing] },
    "/blocks": thing,
    "/waitlist/confirmations": email,
    "/waitlist": email,
    "/invitations": { count: 1, uses: 1, days: null },
    "/recount": { repair: false },
  };
  return bodies[address];
}
