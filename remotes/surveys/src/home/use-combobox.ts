import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useState,
} from "react";

interface ComboboxOptions<T> {
  /** Empty while the list is closed. */
  items: readonly T[];
  onOpen: () => void;
  onClose: () => void;
  onClear: () => void;
  onPick: (item: T) => void;
}

interface Active {
  readonly items: readonly unknown[];
  readonly index: number;
}

/** Index that represents the text field rather than an option. */
const text = -1;

/**
 * A combobox whose focus stays in its text: it tracks the active option and
 * handles the keys. Home and End move in the text until an option is active.
 */
export function useCombobox<T>(options: ComboboxOptions<T>) {
  const { items, onOpen, onClose, onClear, onPick } = options;
  const id = useId();
  const [chosen, setChosen] = useState<Active>({ items, index: text });
  // An index into other options is no longer valid.
  const active = chosen.items === items ? chosen.index : text;
  const activate = (index: number) => setChosen({ items, index });

  /** Wraps around, with the text between the last option and the first. */
  function move(step: number) {
    const places = items.length + 1;
    activate(((active + 1 + step + places) % places) - 1);
    onOpen();
  }

  /** Returns whether the key was handled for the options. */
  function press(key: string, alt: boolean): boolean {
    const picked = items[active];
    if (key === "ArrowUp" && alt) onClose();
    else if (key === "ArrowDown" && alt) onOpen();
    else if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Escape" && items.length > 0) onClose();
    else if (key === "Escape") onClear();
    else if (picked === undefined) return false;
    else if (key === "Home") activate(0);
    else if (key === "End") activate(items.length - 1);
    else if (key === "Enter") onPick(picked);
    else {
      activate(text);
      return false;
    }
    return true;
  }

  const inputProps: ComponentPropsWithRef<"input"> = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": items.length > 0,
    "aria-controls": id,
    "aria-activedescendant": active === text ? undefined : `${id}${active}`,
    onBlur: onClose,
    onInput() {
      activate(text);
    },
    onKeyDown(event: KeyboardEvent) {
      // Keys pressed during text composition belong to the input method.
      if (event.nativeEvent.isComposing) return;
      if (press(event.key, event.altKey)) event.preventDefault();
    },
  };

  const optionProps = (index: number): ComponentPropsWithRef<"li"> => ({
    id: `${id}${index}`,
    role: "option",
    "aria-selected": index === active,
    ref: index === active ? reveal : undefined,
    onMouseDown(event) {
      // Keeps the focus in the text.
      event.preventDefault();
    },
    onClick() {
      const item = items[index];
      if (item !== undefined) onPick(item);
    },
  });

  return { listId: id, inputProps, optionProps };
}

function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
