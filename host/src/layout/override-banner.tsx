import type { SiteSettings } from "@nearsay/core/contract";
import { useLocation } from "react-router-dom";
import { override as words } from "#messages";
import styles from "./override-banner.module.css";

interface OverrideBannerProps {
  readonly overrides: NonNullable<SiteSettings["overrides"]>;
}

/**
 * On every page, informs a visitor who sees remotes that others do not see yet,
 * with a link that ends this.
 */
export function OverrideBanner({ overrides }: OverrideBannerProps) {
  const query = new URLSearchParams(useLocation().search);
  query.set("remotes", "");
  return (
    <aside className={styles.banner} aria-label={words.label}>
      <ul className={styles.list}>
        {overrides.map(({ remote, from, release }) => (
          <li key={remote}>
            {release === null
              ? words.missing({ remote, from, isAddress: from.includes("://") })
              : words.shown({ remote, release, from })}
          </li>
        ))}
      </ul>
      {/* Not a router link: the server decides which remotes a page uses. */}
      <a className={styles.leave} href={`?${query}`}>
        {words.leave}
      </a>
    </aside>
  );
}
