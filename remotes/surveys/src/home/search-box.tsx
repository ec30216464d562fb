import { limits } from "@nearsay/core/contract";
import {
  Button,
  controlClass,
  describeControl,
  Field,
  Icon,
  LiveRegion,
} from "@nearsay/core/ui";
import Search from "lucide/dist/esm/icons/search.mjs";
import { useId, useRef } from "react";
import { texts } from "../texts.ts";
import styles from "./search-box.module.css";
import { SuggestionList } from "./suggestion-list.tsx";
import type { CurrentSearch } from "./use-search.ts";
import { useSearchBox } from "./use-search-box.ts";

const words = texts.home.search;

interface SearchBoxProps {
  readonly current: CurrentSearch;
}

/** Looks for surveys by their words or by their access code, and suggests some while one types. */
export function SearchBox({ current }: SearchBoxProps) {
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
            type="text"
            dir="auto"
            className={controlClass}
            placeholder={words.placeholder}
            maxLength={limits.titleMax}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={box.text}
            onChange={(event) => {
              box.change(event.currentTarget.value);
            }}
          />
          {box.items.length > 0 && (
            <SuggestionList
              id={box.listId}
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
        {box.suggested && words.suggestions(box.items.length)}
      </LiveRegion>
    </form>
  );
}
