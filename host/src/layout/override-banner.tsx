import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router-dom";
import { texts } from "../texts.ts";
import styles from "./override-banner.module.css";

const words = texts.overrides;

/** Tells who looks at parts that others do not see yet, on every page, and leads out. */
export function OverrideBanner() {
  const { overrides = [] } = useAtomValue(siteAtom);
  const query = new URLSearchParams(useLocation().search);
  if (overrides.length === 0) return null;
  query.set("remotes", "");
  return (
    <aside className={styles.banner} aria-label={words.label}>
      <ul className={styles.list}>
        {overrides.map(({ remote, from, release }) => (
          <li key={remote}>
            {release === null
              ? words.missing(remote, from)
              : words.shown(remote, release, from)}
          </li>
        ))}
      </ul>
      {/* No link of the router: the server decides what a page is made of. */}
      <a className={styles.leave} href={`?${query}`}>
        {words.leave}
      </a>
    </aside>
  );
}
