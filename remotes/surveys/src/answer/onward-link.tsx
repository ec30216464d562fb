import { onward } from "#messages";
import styles from "./ending.module.css";

/**
 * The author's link to follow after answering. It is never followed
 * automatically, and its address is always shown.
 */
export function OnwardLink({ href }: { readonly href: string }) {
  // Protects against a server that does not check addresses.
  if (!href.startsWith("https://") || !URL.canParse(href)) return null;
  const { host } = new URL(href);
  return (
    <div className={styles.onward}>
      <p>{onward.leaving({ host })}</p>
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
        {onward.goOn({ host })}{" "}
        <span className="visually-hidden">{onward.newTab}</span>
      </a>
    </div>
  );
}
