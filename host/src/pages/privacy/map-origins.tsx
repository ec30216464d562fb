import { formatList } from "@nearsay/core/domain";
import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { mapOrigins as words } from "#messages";

/** Names the third parties from which browsers load maps, if any. */
export function MapOrigins() {
  const { map } = useAtomValue(siteAtom);
  if (map === undefined || map.origins.length === 0) return null;
  const hosts = map.origins.map((origin) => new URL(origin).host);
  return <p>{words.fetchedFrom({ hosts: formatList(hosts) })}</p>;
}
