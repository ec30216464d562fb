import { siteAtom } from "@nearsay/core/session";
import { Icon } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import * as texts from "#messages";
import styles from "./home-page.module.css";

/** Links to the AI assistant app, if the site has one. */
export function AssistantLink() {
  const { assistantUrl } = useAtomValue(siteAtom);
  if (assistantUrl === null) return null;
  return (
    <p>
      <a
        href={assistantUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.assistant}
      >
        {texts.home.assistant}{" "}
        <span className="visually-hidden">{texts.home.newTab}</span>
        <Icon shape={ExternalLink} size={16} />
      </a>
    </p>
  );
}
