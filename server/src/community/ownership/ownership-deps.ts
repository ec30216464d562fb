import type { Changes } from "../../base/changes/changes.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { ThanksLinkHosts } from "../../surveys/ending.ts";
import type { Gazetteer } from "../../surveys/places/gazetteer.ts";
import type { CheckContent } from "../../surveys/content/content-filter.ts";

/** The dependencies of managing a survey with its keys. */
export interface OwnershipDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  changes: Changes;
  checkContent: CheckContent;
  thanksLinkHosts: ThanksLinkHosts;
  gazetteer: Pick<Gazetteer, "find">;
}
