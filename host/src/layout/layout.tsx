import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "@nearsay/core/router";
import { LocationPrompt } from "../location/location-prompt.tsx";
import { host as texts } from "#messages";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { lazyPart } from "../lazy/lazy-part.tsx";

const OverrideBanner = lazyPart(
  async () => (await import("./lazy-parts.ts")).OverrideBanner,
);

/** Header, page, footer, and overlays. */
export function Layout({ children }: { children: ReactNode }) {
  const { overrides = [] } = useAtomValue(siteAtom);
  return (
    <div className={styles.layout}>
      {/* First, so that Tab continues at the top of the page after it is
          closed. */}
      <LocationPrompt />
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      {overrides.length > 0 && <OverrideBanner overrides={overrides} />}
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

const links = [
  ["/about", texts.footer.about],
  ["/disclaimer", texts.footer.disclaimer],
  ["/guide", texts.footer.guide],
  ["/embed", texts.footer.embed],
  ["/privacy/anonymous-id", texts.footer.anonymousId],
  ["/privacy", texts.footer.privacy],
] as const;

function Footer() {
  const { supportEmail } = useAtomValue(siteAtom);
  return (
    <footer className={styles.footer}>
      <nav aria-label={texts.footer.label}>
        <ul className={styles.links}>
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`}>{texts.footer.report}</a>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}
