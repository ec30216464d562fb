import { type ReactNode, useId } from "react";
import optionStyles from "./option.module.css";
import styles from "./choice-list.module.css";
import { classNames } from "./class-names.ts";
import questionStyles from "./question.module.css";

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Language of the choice, if it differs from that of the list. */
  readonly lang?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceListProps {
  /** The question that the choices answer. */
  readonly legend: ReactNode;
  /** Language of the legend and the choices; that of the page if omitted. */
  readonly lang?: string | undefined;
  readonly hideLegend?: boolean | undefined;
  /** Name of the inputs in a form; generated if omitted. */
  readonly name?: string | undefined;
  readonly choices: readonly Choice[];
  /** Ids of the selected choices; at most one unless `multiple`. */
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Text of a button that clears the choice; without it, a single choice can only be changed. */
  readonly clear?: string | undefined;
}

/** Radio buttons or checkboxes as large rows. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, hideLegend, choices, disabled, hint, error } = props;
  const { selected, clear } = props;
  const id = useId();
  return (
    <fieldset
      dir="auto"
      className={questionStyles.question}
      disabled={disabled}
      aria-describedby={error || hint ? `${id}-about` : undefined}
    >
      <legend
        lang={props.lang}
        className={classNames(
          questionStyles.legend,
          hideLegend && "visually-hidden",
        )}
      >
        {legend}
      </legend>
      <div className={questionStyles.head}>
        <div id={`${id}-about`}>
          {hint && <div className={questionStyles.hint}>{hint}</div>}
          {error && (
            <div role="alert" className={questionStyles.error}>
              {error}
            </div>
          )}
        </div>
        {clear !== undefined && (
          <ClearButton
            hidden={selected.length === 0}
            onClear={() => props.onChange([])}
          >
            {clear}
          </ClearButton>
        )}
      </div>
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.id}
          choice={choice}
          list={props}
          name={props.name ?? id}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly name: string;
  readonly list: ChoiceListProps;
}

function ChoiceRow({ choice, name, list }: ChoiceRowProps) {
  const { selected, multiple = false, onChange } = list;
  return (
    <label
      className={classNames(optionStyles.option, optionStyles.box, styles.row)}
    >
      <input
        type={multiple ? "checkbox" : "radio"}
        name={name}
        value={choice.id}
        checked={selected.includes(choice.id)}
        disabled={choice.disabled}
        className={styles.mark}
        onChange={() =>
          onChange(multiple ? toggle(list, choice.id) : [choice.id])
        }
      />
      <span lang={choice.lang ?? list.lang} dir="auto" className={styles.label}>
        {choice.label}
        {choice.hint && (
          <span className={questionStyles.hint}>{choice.hint}</span>
        )}
      </span>
    </label>
  );
}

interface ClearButtonProps {
  readonly hidden: boolean;
  readonly onClear: () => void;
  readonly children: string;
}

/** Hidden once the choice is cleared; the focus moves to the choice that had been selected. */
function ClearButton({ hidden, onClear, children }: ClearButtonProps) {
  return (
    <button
      type="button"
      hidden={hidden}
      className={classNames(questionStyles.link, questionStyles.clear)}
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest("fieldset");
        list?.querySelector<HTMLElement>("input:checked")?.focus();
        onClear();
      }}
    >
      {children}
    </button>
  );
}

/** Keeps the order of the choices, regardless of the order of selection. */
function toggle({ choices, selected }: ChoiceListProps, id: string) {
  return choices
    .map((choice) => choice.id)
    .filter((each) => selected.includes(each) !== (each === id));
}
