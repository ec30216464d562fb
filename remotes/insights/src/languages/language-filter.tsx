import type { Analytics } from "@nearsay/core/contract";
import { formatCount, formatLanguage } from "@nearsay/core/domain";
import { Notice, SelectField } from "@nearsay/core/ui";
import { insights as texts } from "#messages";
import styles from "./language-filter.module.css";
import type { AnsweredIn } from "./use-answered-in.ts";

/** Chooses the language of the answers shown; nothing if the figures contain no languages. */
export function LanguageFilter(props: {
  readonly whole: Analytics;
  readonly answeredIn: AnsweredIn;
}) {
  const { whole, answeredIn } = props;
  const { language, failed, choose } = answeredIn;
  const { languages } = whole;
  if (languages.length === 0) return null;
  const { label, all, each, hint, failed: notLoaded } = texts.languages;
  return (
    <div className={styles.filter}>
      <SelectField
        label={label}
        hint={hint}
        value={language ?? ""}
        options={[
          { value: "", label: all },
          ...languages.map((one) => ({
            value: one.language,
            label: each({
              name: formatLanguage(one.language),
              count: formatCount(one.count),
            }),
          })),
        ]}
        onChange={(value) => choose(value === "" ? null : value)}
      />
      {failed && <Notice tone="danger">{notLoaded}</Notice>}
    </div>
  );
}
