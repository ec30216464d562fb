import type { Suggestion } from "@nearsay/core/contract";
import type { ComponentPropsWithRef } from "react";
import { texts } from "../texts.ts";
import styles from "./search-box.module.css";

const words = texts.home.search;

interface SuggestionListProps {
  readonly id: string;
  readonly items: readonly Suggestion[];
  readonly optionProps: (index: number) => ComponentPropsWithRef<"li">;
}

/** The options below the search box; the focus never leaves the box. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, items, optionProps } = props;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={words.suggested}
      className={styles.list}
    >
      {items.map((item, index) => (
        <li key={index} {...optionProps(index)} className={styles.option}>
          <span dir="auto" className={styles.what}>
            {item.type === "survey" ? item.title : item.label}
          </span>{" "}
          <span className={styles.about}>{about(item)}</span>
        </li>
      ))}
    </ul>
  );
}

function about(item: Suggestion): string {
  return item.type === "survey"
    ? words.survey(item.responseCount, item.likeCount)
    : words.keyword(item.count);
}
