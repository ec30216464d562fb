import { pageTitles } from "@nearsay/core/domain";
import { Blocks } from "./blocks.tsx";
import { handoverFigures, handoverPlayed } from "./handover-figures.ts";
import styles from "./text-table.module.css";
import { handoverPairs, handoverParties, handover as words } from "#messages";
import { Prose } from "./prose.tsx";

const parties = [
  handoverParties.thief,
  handoverParties.court,
  handoverParties.author,
  handoverParties.visitor,
  handoverParties.operator,
];

export function HandoverPage() {
  return (
    <Prose title={pageTitles.handover} lead={words.lead}>
      <Blocks blocks={words.stored} />
      <Parties />
      <Blocks blocks={words.unproven} />
      <p>{words.measured(handoverPlayed)}</p>
      <Figures />
      <p>{words.narrowed}</p>
    </Prose>
  );
}

function Parties() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.party}</th>
          <th scope="col">{words.learned}</th>
        </tr>
      </thead>
      <tbody>
        {parties.map(({ name, learns }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{learns}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures() {
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          <th scope="col">{words.pair}</th>
          <th scope="col">{words.linked}</th>
          <th scope="col">{words.guessing}</th>
        </tr>
      </thead>
      <tbody>
        {handoverFigures.map(({ pair, linked, guessing }) => (
          <tr key={pair}>
            <th scope="row">{handoverPairs[pair]}</th>
            <td>{words.percent({ share: linked })}</td>
            <td>{words.percent({ share: guessing })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
