import type { ReactNode } from "react";
import { LocationModal } from "../location/location-modal.tsx";
import { texts } from "../texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";

/** Header, the page, footer, and what may open over them. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <LocationModal />
    </div>
  );
}
