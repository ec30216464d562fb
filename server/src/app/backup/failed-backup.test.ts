import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type AlertInbox, openAlertInbox } from "../../testing/alert-inbox.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { migrate } from "../../base/db/migrate.ts";
import { openDatabase } from "../../base/db/open.ts";
import { readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";

const program = fileURLToPath(new URL("../backup.ts", import.meta.url));
let dataDir: string;
let inbox: AlertInbox;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nearsay-failed-"));
  inbox = await openAlertInbox();
});

afterEach(async () => {
  inbox.close();
  await rm(dataDir, { recursive: true });
});

/** Returns the error output of a failed backup. */
async function failToBackUp(file = "site.gz"): Promise<string> {
  const child = spawn(
    process.execPath,
    [...["--conditions=source", "--import=tsx", program], join(dataDir, file)],
    {
      env: {
        PATH: process.env["PATH"],
        DATA_DIR: dataDir,
        ALERT_WEBHOOK: inbox.webhook,
        ALERT_MAIL: inbox.mail.to,
        SMTP_URL: inbox.mail.server,
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const [output, exit] = await Promise.all([
    text(child.stderr),
    once(child, "exit"),
  ]);
  expect(exit).toEqual([1, null]);
  return output;
}

const alerts = () =>
  inbox.posted.map(({ body }) => JSON.parse(body) as unknown);
const alert = {
  text: "Nearsay: a backup failed; its output on the machine where it ran states why.",
  kind: "backup",
  site: null,
};

it("alerts the operator, because nobody may read its output", async () => {
  expect(await failToBackUp()).toContain("There is no database");
  expect(alerts()).toEqual([alert]);
  expect(inbox.mails).toHaveLength(1);
});

it("sends an alert without any text that users wrote", async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const db = await openDatabase({ ...config, onDeath: () => undefined });
  await migrate(db);
  await keepKey(db, config);
  await fillEveryTable(db, () => "canarybird ");
  await db.close();
  expect(await failToBackUp("no-folder/site.gz")).toContain("ENOENT");
  expect(alerts()).toEqual([alert]);
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails.join()).not.toMatch(/canarybird|base64/i);
});
