import { onward } from "../texts.ts";
import styles from "./ending.module.css";

/** Where the author sends people on to: never by itself, and never without the address being shown. */
export function OnwardLink({ href }: { readonly href: string }) {
  // The server checks addresses; this is for one that did not.
  if (!href.startsWith("https://") || !URL.canParse(href)) return null;
  const { host } = new URL(href);
  return (
    <div className={styles.onward}>
      <p>{onward.leaving(host)}</p>
      <p>
        <bdi dir="ltr" className={styles.address}>
          {href}
        </bdi>
      </p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        className={styles.link}
      >
        {onward.goOn(host)}{" "}
        <span className="visually-hidden">{onward.newTab}</span>
      </a>
    </div>
  );
}
