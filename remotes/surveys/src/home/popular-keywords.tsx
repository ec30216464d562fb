import { listKeywords } from "../api/search-calls.ts";
import type { Keyword } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Chip, IconButton, useLoad, whenIdle } from "@nearsay/core/ui";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type FocusEvent, useId, useState } from "react";
import * as texts from "#messages";
import styles from "./popular-keywords.module.css";
import { textSearch, toQuery } from "./search.ts";

const words = texts.home.keywords;

/**
 * Frequent topics of surveys: one line, whose space is reserved until it has
 * loaded, and more on demand.
 */
export function PopularKeywords() {
  const id = useId();
  const keywords = useKeywords();
  const [open, setOpen] = useState(false);

  /** Keyboard focus on a keyword expands the lines that are cut off. */
  function openForKeys(event: FocusEvent) {
    if (event.target.matches(":focus-visible")) setOpen(true);
  }

  return (
    <div className={styles.row}>
      {keywords.length > 0 && (
        <>
          <ul
            id={id}
            aria-label={words.label}
            className={open ? styles.all : styles.line}
            onFocus={openForKeys}
          >
            {keywords.map(({ keyword }) => (
              <li key={keyword}>
                <Link
                  to={`/?${toQuery(textSearch(keyword))}`}
                  className={styles.link}
                >
                  <Chip>
                    <span dir="auto">{keyword}</span>
                  </Chip>
                </Link>
              </li>
            ))}
          </ul>
          <IconButton
            icon={ChevronDown}
            label={words.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </>
      )}
    </div>
  );
}

/** Popular keywords; empty while they load or if they fail to load. */
function useKeywords(): readonly Keyword[] {
  const { loaded } = useLoad(loadWhenIdle);
  return loaded.status === "loaded" ? loaded.value : [];
}

/** Waits until the browser is idle, so that the surveys load first. */
async function loadWhenIdle(signal: AbortSignal): Promise<Keyword[]> {
  await whenIdle();
  signal.throwIfAborted();
  return listKeywords(signal);
}
