import type { ReactNode } from "react";
import { LocationModal } from "../location/location-modal.tsx";
import { texts } from "../texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OverrideBanner } from "./override-banner.tsx";
import styles from "./layout.module.css";

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
