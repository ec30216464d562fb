import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "@nearsay/core/router";
import { LocationModal } from "../location/location-modal.tsx";
import { texts } from "../texts.ts";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { OverrideBanner } from "./override-banner.tsx";

/** Header, the page, footer, and what may open over them. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {/* First, so that Tab goes on at the top of the page once it is closed. */}
      <LocationModal />
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <OverrideBanner />
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
