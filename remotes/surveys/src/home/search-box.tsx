import { limits, type Suggestion } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import {
  Button,
  controlClass,
  describeControl,
  Field,
  Icon,
  LiveRegion,
} from "@nearsay/core/ui";
import Search from "lucide/dist/esm/icons/search.mjs";
import { type ComponentPropsWithRef, useId, useRef } from "react";
import * as texts from "#messages";
import styles from "./search-box.module.css";
import { useSearchBox } from "./use-search-box.ts";
import type { CurrentSearch } from "./use-search.ts";

const words = texts.home.search;

/** Searches surveys by text or by access code, with suggestions while typing. */
export function SearchBox({ current }: { readonly current: CurrentSearch }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(current);
  const error = box.codeMissing ? texts.accessCode.empty : undefined;
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        box.searchPublic();
      }}
    >
      <Field id={id} label={words.label} hideLabel error={error}>
        <div className={styles.box}>
          <Icon shape={Search} className={styles.icon} />
          <input
            {...box.inputProps}
            {...describeControl(id, { error })}
            ref={input}
            onClick={box.press}
            type="text"
            dir="auto"
            className={controlClass}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={box.text}
            onChange={({ currentTarget: { value } }) =>
              box.change(clipText(value, limits.queryMax))
            }
          />
          {box.items.length > 0 && (
            <SuggestionList
              id={box.listId}
              label={box.isBlank ? texts.home.keywords.label : words.suggested}
              items={box.items}
              optionProps={box.optionProps}
            />
          )}
        </div>
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="filled">
          {words.byText}
        </Button>
        <Button
          onClick={() => {
            box.searchByCode();
            input.current?.focus();
          }}
        >
          {words.byCode}
        </Button>
      </div>
      <LiveRegion>
        {box.suggested && words.suggestions({ count: box.items.length })}
      </LiveRegion>
    </form>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Suggestion[];
  readonly optionProps: (index: number) => ComponentPropsWithRef<"li">;
}

/** The options below the search box; the focus never leaves the box. */
function SuggestionList(props: SuggestionListProps) {
  const { id, label, items, optionProps } = props;
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list}>
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
    ? words.survey({ responses: item.responseCount, likes: item.likeCount })
    : words.keyword({ count: item.count });
}
