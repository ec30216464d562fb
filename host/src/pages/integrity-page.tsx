import { pageTitles } from "@nearsay/core/domain";
import { integrityTexts } from "@nearsay/core/charts";
import { Blocks } from "./blocks.tsx";
import { errorRates, errorRuns } from "./error-rates.ts";
import styles from "./text-table.module.css";
import {
  errorKinds,
  error as errorTexts,
  integrityPage as words,
  sign as signTexts,
} from "#messages";
import { Prose } from "./prose.tsx";

const { marks } = integrityTexts;

const signs = [
  signTexts.fresh({ sign: marks.fresh }),
  signTexts.fast({ sign: marks.fast }),
  signTexts.burst({ sign: marks.burst }),
  signTexts.repeated({ sign: marks.repeated }),
  signTexts.copied({ sign: marks.copied }),
];

export function IntegrityPage() {
  return (
    <Prose title={pageTitles.integrity} lead={words.lead}>
      <Blocks blocks={[...words.signs, { list: signs }, ...words.dealings]} />
      <p>{errorTexts.measured({ runs: errorRuns })}</p>
      <ErrorRates />
      <Blocks blocks={words.limits} />
    </Prose>
  );
}

function ErrorRates() {
  const { percent, none } = errorTexts;
  const share = (rate?: number) =>
    rate === undefined ? none : percent({ share: rate });
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          <th scope="col">{errorTexts.kind}</th>
          <th scope="col">{errorTexts.missed}</th>
          <th scope="col">{errorTexts.wrong}</th>
        </tr>
      </thead>
      <tbody>
        {errorRates.map(({ kind, missed, wrong }) => (
          <tr key={kind}>
            <th scope="row">{errorKinds[kind]}</th>
            <td>{share(missed)}</td>
            <td>{share(wrong)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
