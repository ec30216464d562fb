import styles from "./problem-list.module.css";
import { langOf } from "./shown.ts";
import { questionFields as texts } from "#messages";
import type { QuestionForm } from "./use-question-form.ts";

/**
 * The questions of a long form whose answers must be corrected, above the
 * button that found them; each leads to its question.
 */
export function ProblemList(props: {
  readonly form: QuestionForm;
  readonly lang?: string | undefined;
}) {
  const { form, lang } = props;
  const { asked, problems, goTo } = form;
  const listed = asked.filter(({ id }) => problems.has(id));
  if (!form.isLong || listed.length === 0) return null;
  return (
    <div className={styles.problems}>
      <p>{texts.toCorrect({ count: listed.length })}</p>
      <ul className={styles.list}>
        {listed.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              lang={langOf(question, question.text, lang)}
              dir="auto"
              className={styles.link}
              onClick={() => goTo(question.id)}
            >
              {question.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
