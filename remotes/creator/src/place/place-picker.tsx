import { clipText } from "@nearsay/core/forms";
import {
  controlClass,
  describeControl,
  Field,
  LiveRegion,
} from "@nearsay/core/ui";
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useState,
} from "react";
import type { ChosenPlace } from "../draft/editor-place.ts";
import { name as nameTexts, place as placeTexts } from "#messages";
import type { FoundPlace } from "./place-calls.ts";
import styles from "./place.module.css";

import { type PlaceSearch, usePlaceSearch } from "./use-place-search.ts";

const words = placeTexts.picker;
const nameMax = 100;

/**
 * Chooses a place by its name. Text that is typed but not chosen is ignored,
 * and reset on leaving the field.
 */
export function PlacePicker(props: {
  readonly chosen: ChosenPlace | null;
  readonly error: string | undefined;
  readonly onChoose: (place: ChosenPlace | null) => void;
}) {
  const { chosen, error, onChoose } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = usePlaceSearch(typed ?? "");
  const items = typed === null ? [] : search.items;
  const open = items.length > 0;
  const problem = noteOf(search, typed) ?? error;

  function choose(place: FoundPlace | undefined) {
    if (place === undefined) return;
    const label = nameTexts.label({ ...place, name: shownName(place) });
    onChoose({ id: place.id, label });
    setTyped(null);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && open) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(items[active]);
    } else if (event.key === "Escape" && typed !== null) {
      event.preventDefault();
      setTyped(null);
    }
  }

  return (
    <Field id={id} label={words.name} hint={words.hint} error={problem}>
      <div className={styles.picker}>
        <input
          {...describeControl(id, { hint: words.hint, error: problem })}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          type="text"
          dir="auto"
          className={controlClass}
          autoComplete="off"
          value={typed ?? chosen?.label ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setTyped(clipText(value, nameMax));
            setActive(0);
            if (value.trim() === "") onChoose(null);
          }}
          onKeyDown={handleKey}
          onBlur={() => setTyped(null)}
        />
        {open && (
          <PlaceList id={id} items={items} active={active} onChoose={choose} />
        )}
      </div>
      <LiveRegion>
        {typed !== null &&
          search.status === "found" &&
          items.length > 0 &&
          words.count({ count: items.length })}
      </LiveRegion>
    </Field>
  );
}

/** The options below the text box, which keeps the focus. */
function PlaceList(props: {
  readonly id: string;
  readonly items: readonly FoundPlace[];
  readonly active: number;
  readonly onChoose: (place: FoundPlace) => void;
}) {
  const { id, items, active, onChoose } = props;
  const optionProps = (
    place: FoundPlace,
    index: number,
  ): ComponentPropsWithRef<"li"> => ({
    id: `${id}-${index}`,
    role: "option",
    "aria-selected": index === active,
    onPointerDown: (event) => event.preventDefault(),
    onClick: () => onChoose(place),
  });
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={words.found}
      className={styles.list}
    >
      {items.map((place, index) => (
        <li
          key={place.id}
          {...optionProps(place, index)}
          className={styles.option}
        >
          <bdi>{shownName(place)}</bdi>{" "}
          <span className={styles.about}>{sayWhere(place)}</span>
        </li>
      ))}
    </ul>
  );
}

function sayWhere({ region, country }: FoundPlace): string {
  return region ? words.about({ region, country }) : country;
}

/**
 * The public label: the name it was found by is followed by its main name, so
 * that it is not mistaken for another place.
 */
function shownName({ name, called }: FoundPlace): string {
  return called === undefined ? name : `${called} (${name})`;
}

function noteOf(search: PlaceSearch, typed: string | null) {
  if (typed === null) return undefined;
  if (search.status === "failed") return words.failed;
  const isNone = search.status === "found" && search.items.length === 0;
  return isNone ? words.none : undefined;
}
