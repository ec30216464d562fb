import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { PushSender } from "./push-sender.ts";

/** What telling news of a survey needs. */
export interface NewsDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  /** Hosts that news may be sent to. */
  webhookHosts: readonly string[];
  /** As whom browsers are told; null where none is. */
  push: PushSender | null;
}
