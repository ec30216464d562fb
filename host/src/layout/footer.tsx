import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import styles from "./footer.module.css";

const words = texts.footer;

export function Footer() {
  const { supportEmail } = useAtomValue(siteAtom);
  return (
    <footer className={styles.footer}>
      <nav aria-label={words.label}>
        <ul className={styles.links}>
          <li>
            <Link to="/about">{words.about}</Link>
          </li>
          <li>
            <Link to="/disclaimer">{words.disclaimer}</Link>
          </li>
          <li>
            <Link to="/guide">{words.guide}</Link>
          </li>
          <li>
            <Link to="/embed">{words.embed}</Link>
          </li>
          <li>
            <Link to="/privacy/anonymous-id">{words.anonymousId}</Link>
          </li>
          <li>
            <Link to="/privacy">{words.privacy}</Link>
          </li>
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`}>{words.report}</a>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}
