import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { PushSender } from "./push-sender.ts";

/** The dependencies of sending news of a survey. */
export interface NewsDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  /** Hosts that news may be sent to. */
  webhookHosts: readonly string[];
  /** The identity used to push to browsers; null if the site does not push. */
  push: PushSender | null;
}
