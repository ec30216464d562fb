import { siteAtom } from "@nearsay/core/session";
import { Icon, IconButton, buttonClass } from "@nearsay/core/ui";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import SquarePen from "lucide/dist/esm/icons/square-pen.mjs";
import { useAtomValue } from "jotai";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "@nearsay/core/router";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { host as texts } from "#messages";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import styles from "./header.module.css";

const words = texts.header;

const LanguageChoice = lazyPart(
  async () => (await import("./lazy-parts.ts")).LanguageChoice,
);

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <span className={styles.wordmark}>{texts.siteName}</span>
          <span className={styles.beta}>{words.beta}</span>
        </Link>
        <Link to="/create-survey" className={buttonClass("filled")}>
          <Icon shape={SquarePen} />
          <span className={styles.startText}>{words.startSurvey}</span>
        </Link>
        <HeaderMenu />
      </div>
    </header>
  );
}

const menuId = "header-menu";

/**
 * A native popover: opens with its button; closes with the button, Escape, a
 * click or focus elsewhere, or a choice.
 */
function HeaderMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { languages } = useAtomValue(siteAtom);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    close(ref.current);
  }, [key]);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      close(ref.current);
    }
  }

  return (
    <nav aria-label={words.menu} className={styles.menu} onBlur={handleBlur}>
      <IconButton icon={Menu} label={words.menu} popoverTarget={menuId} />
      <div
        ref={ref}
        id={menuId}
        popover="auto"
        className={styles.items}
        onToggle={() => setWasOpened(true)}
      >
        <ul>
          <li>
            <Link to="/mine">{words.mine}</Link>
          </li>
          <li>
            <Link to="/feedback">{words.feedback}</Link>
          </li>
          <li>
            <Link to="/privacy/anonymous-id">{words.anonymousId}</Link>
          </li>
          <li>
            <Link to="/privacy/your-data">{words.yourData}</Link>
          </li>
        </ul>
        {languages && wasOpened && <LanguageChoice offered={languages} />}
        <ThemeSwitch />
      </div>
    </nav>
  );
}

function close(menu: HTMLElement | null) {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
