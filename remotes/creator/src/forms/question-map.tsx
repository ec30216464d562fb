import { useId } from "react";
import { useEditor, fieldIds } from "../draft/editor-context.ts";
import {
  type EditorQuestion,
  type EditorRule,
  choosable,
} from "../draft/question.ts";
import { form as formTexts } from "#messages";
import styles from "./forms.module.css";
import { trimText } from "@nearsay/core/forms";

const { map: words, showIf } = formTexts;

interface Lead {
  readonly to: EditorQuestion;
  readonly rule: EditorRule;
}

/** Which answers lead to which questions, as a list of links. */
export function QuestionMap(props: {
  readonly questions: readonly EditorQuestion[];
}) {
  const { questions } = props;
  const headingId = useId();
  const leads = questions.flatMap((to) =>
    (to.showIf?.rules ?? []).map((rule): Lead => ({ to, rule })),
  );
  const leading = questions.filter(({ key }) =>
    leads.some(({ rule }) => rule.question === key),
  );
  const lost = leads.filter(({ rule }) =>
    leading.every(({ key }) => key !== rule.question),
  );
  return (
    <nav aria-labelledby={headingId} className={styles.map}>
      <h4 id={headingId}>{words.heading}</h4>
      <ul>
        {leading.map((from) => (
          <li key={from.key}>
            <Jump question={from} questions={questions} />
            <Leads
              leads={leads.filter(({ rule }) => rule.question === from.key)}
              from={from}
              questions={questions}
            />
          </li>
        ))}
        {lost.length > 0 && (
          <li>
            {words.gone}
            <Leads leads={lost} questions={questions} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Leads(props: {
  readonly leads: readonly Lead[];
  readonly from?: EditorQuestion;
  readonly questions: readonly EditorQuestion[];
}) {
  const { leads, from, questions } = props;
  return (
    <ul>
      {leads.map(({ to, rule }) => (
        <li key={rule.key}>
          {from && <span dir="auto">{describe(from, rule, to)}</span>}{" "}
          <Jump question={to} questions={questions} />
        </li>
      ))}
    </ul>
  );
}

function Jump(props: {
  readonly question: EditorQuestion;
  readonly questions: readonly EditorQuestion[];
}) {
  const { question, questions } = props;
  const { focus } = useEditor();
  const number = questions.indexOf(question) + 1;
  return (
    <button
      type="button"
      dir="auto"
      title={words.jump({ number })}
      className={styles.jump}
      onClick={() => focus(fieldIds.question(question.key))}
    >
      {showIf.named({
        number,
        text: trimText(question.text) || showIf.noQuestionText,
      })}
    </button>
  );
}

function describe(from: EditorQuestion, rule: EditorRule, to: EditorQuestion) {
  const [first = words.noOption, ...others] = choosable(from)
    .filter(({ key }) => rule.options.includes(key))
    .map(({ text }) => trimText(text) || showIf.noOptionText)
    .map((text) => words.option({ text }));
  const options = others.reduce(
    (listed, option) => words.options({ options: listed, option }),
    first,
  );
  const ruleText = words.rules[rule.relation]({ options });
  const { join = "and", rules = [] } = to.showIf ?? {};
  return words.leads[rules.length > 1 ? join : "alone"]({ rule: ruleText });
}
