import { limits, type Relation, relations } from "@nearsay/core/contract";
import {
  Button,
  ChoiceList,
  IconButton,
  Segmented,
  SelectField,
} from "@nearsay/core/ui";
import X from "lucide/dist/esm/icons/x.mjs";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import {
  type EditorCondition,
  type EditorQuestion,
  type EditorRule,
  choosable,
  newKey,
} from "../draft/question.ts";
import { useQuestions } from "../draft/questions-context.ts";
import { form as formTexts } from "#messages";
import styles from "./forms.module.css";
import { trimText } from "@nearsay/core/forms";

const words = formTexts.showIf;

interface Props {
  readonly question: EditorQuestion;
  readonly onChange: (showIf: EditorCondition | null) => void;
}

/** The condition of a question, as a sentence of menus. */
export function ShowIf({ question, onChange }: Props) {
  const { key, showIf } = question;
  const { focus, errorOf } = useEditor();
  const { questions } = useQuestions();
  const place = questions.findIndex((each) => each.key === key);
  const earlier = questions
    .slice(0, place)
    .filter((each) => choosable(each).length > 0);
  const rules = showIf?.rules ?? [];
  const join = showIf?.join ?? "and";
  const error = errorOf(fieldIds.showIf(key));

  function change(changed: readonly EditorRule[]) {
    onChange(changed.length > 0 ? { join, rules: changed } : null);
  }

  function add() {
    const rule = newRule(earlier.at(-1));
    change([...rules, rule]);
    focus(fieldIds.rule(rule.key));
  }

  function remove(rule: EditorRule) {
    change(rules.filter((each) => each !== rule));
    focus(fieldIds.showIf(key));
  }

  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.legend}</legend>
      {rules.length === 0 && earlier.length === 0 && (
        <p className={styles.about}>{words.none}</p>
      )}
      {rules.map((rule, index) => (
        <div
          key={rule.key}
          role="group"
          aria-label={words.rule({ number: index + 1 })}
          className={styles.rule}
        >
          <RuleFields
            rule={rule}
            place={place}
            onChange={(changed) =>
              change(rules.map((each) => (each === rule ? changed : each)))
            }
          />
          <IconButton
            icon={X}
            label={words.remove({ number: index + 1 })}
            onClick={() => remove(rule)}
          />
        </div>
      ))}
      {rules.length > 1 && (
        <Segmented
          label={words.join}
          segments={[
            { value: "and", label: words.joins.and },
            { value: "or", label: words.joins.or },
          ]}
          value={join}
          onChange={(joined) => onChange({ join: joined, rules })}
        />
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {(earlier.length > 0 || rules.length > 0) && (
        <div className={styles.actions}>
          <Button
            name={fieldIds.showIf(key)}
            disabled={rules.length >= limits.rulesMax}
            onClick={add}
          >
            {rules.length === 0 ? words.add : words.another}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function newRule(about: EditorQuestion | undefined): EditorRule {
  const [first] = about ? choosable(about) : [];
  return {
    key: newKey(),
    question: about?.key ?? "",
    relation: "is",
    options: first ? [first.key] : [],
  };
}

/** @param place Index of the question that the rule belongs to. */
function RuleFields(props: {
  readonly rule: EditorRule;
  readonly place: number;
  readonly onChange: (rule: EditorRule) => void;
}) {
  const { rule, place, onChange } = props;
  const { questions } = useQuestions();
  const asked = questions.find(({ key }) => key === rule.question);
  const options = asked ? choosable(asked) : [];

  return (
    <div className={styles.row}>
      <SelectField
        name={fieldIds.rule(rule.key)}
        label={words.question}
        dir="auto"
        options={listQuestions(questions, place, rule)}
        value={asked?.key ?? ""}
        onChange={(key) => {
          const about = questions.find((each) => each.key === key);
          const fresh = newRule(about);
          onChange({
            ...fresh,
            key: rule.key,
            relation: keepRelation(rule, about),
          });
        }}
      />
      <SelectField
        label={words.relation}
        options={relationsOf(rule, asked)}
        value={rule.relation}
        onChange={(relation) => onChange(relate(rule, relation))}
      />
      {rule.relation === "any_of" ? (
        <ChoiceList
          legend={words.options}
          multiple
          choices={options.map(({ key, text }) => ({
            id: key,
            label: trimText(text) || words.noOptionText,
          }))}
          selected={rule.options}
          onChange={(chosen) => onChange({ ...rule, options: chosen })}
        />
      ) : (
        <SelectField
          label={words.option}
          dir="auto"
          options={listOptions(options, rule)}
          value={options.find(({ key }) => key === rule.options[0])?.key ?? ""}
          onChange={(key) => onChange({ ...rule, options: [key] })}
        />
      )}
    </div>
  );
}

function keepRelation(rule: EditorRule, about: EditorQuestion | undefined) {
  return rule.relation === "at_least" && about?.kind !== "scale"
    ? "is"
    : rule.relation;
}

/** Keeps one option if the relation needs only one. */
function relate(rule: EditorRule, relation: Relation): EditorRule {
  const options =
    relation === "any_of" ? rule.options : rule.options.slice(0, 1);
  return { ...rule, relation, options };
}

/** Only scale options have a defined order. */
function relationsOf(rule: EditorRule, asked: EditorQuestion | undefined) {
  return relations
    .filter(
      (relation) =>
        relation !== "at_least" ||
        asked?.kind === "scale" ||
        rule.relation === relation,
    )
    .map((value) => ({ value, label: words.relations[value] }));
}

function listQuestions(
  questions: readonly EditorQuestion[],
  place: number,
  rule: EditorRule,
) {
  const listed = questions.flatMap((each, index) => {
    const text = trimText(each.text) || words.noQuestionText;
    const name = words.named({ number: index + 1, text });
    if (index < place && choosable(each).length > 0)
      return [{ value: each.key, label: name }];
    return each.key === rule.question
      ? [{ value: each.key, label: words.later({ name }) }]
      : [];
  });
  const known = listed.some(({ value }) => value === rule.question);
  return known
    ? listed
    : [{ value: "", label: words.chooseQuestion }, ...listed];
}

function listOptions(options: ReturnType<typeof choosable>, rule: EditorRule) {
  const listed = options.map(({ key, text }) => ({
    value: key,
    label: trimText(text) || words.noOptionText,
  }));
  const known = options.some(({ key }) => key === rule.options[0]);
  return known ? listed : [{ value: "", label: words.chooseOption }, ...listed];
}
