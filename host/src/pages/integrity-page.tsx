import { hostPages } from "@nearsay/core/contract";
import { integrityTexts } from "@nearsay/core/domain/charts";
import { Link } from "@nearsay/core/router";
import { Prose } from "./prose.tsx";
import { errorRates, errorRuns } from "./error-rates.ts";
import styles from "./integrity-page.module.css";

const { marks } = integrityTexts;

export function IntegrityPage() {
  return (
    <Prose
      title={hostPages.integrity.title}
      lead="Whoever wants a result can send many answers. Nearsay asks nobody for a name, so it cannot keep that from happening. It can make it dear, and show where it has happened."
    >
      <Signs />
      <h2>What is done with flagged answers</h2>
      <p>
        They are taken, and counted. Beside every result stands how many are
        flagged, and a switch draws each chart without them. Authors can leave
        flagged answers out of what is shown first: all of them and never one,
        with a reason that everybody reads. Both results stay one press apart.
        Nobody takes an answer out for what it says.
      </p>
      <p>
        Flagged answers wait for company as all others do: neither result is
        ever made of fewer than a group, so that the two beside each other tell
        nobody’s answer.
      </p>
      <h2>What stuffing costs</h2>
      <p>
        A browser solves a small puzzle before it sends something. Where a
        network brings many new IDs in a few minutes, each further one pays
        twice as much, up to some seconds. A class behind one address pays what
        everybody pays, and nobody is refused for what neighbours do.
      </p>
      <ErrorRates />
      <h2>What it cannot see</h2>
      <p>
        Somebody who waits, changes networks and writes each answer anew looks
        like many people. Results describe who answered, not a town: see the{" "}
        <Link to="/disclaimer">{hostPages.disclaimer.title}</Link>.
      </p>
    </Prose>
  );
}

function Signs() {
  return (
    <>
      <h2>Signs</h2>
      <p>
        Five signs speak for an answer having been stuffed. Which of them it
        shows is judged while it is written, or right before it is shown with
        others, and nothing but that stays with it: no address, no network, no
        trait of a browser.
      </p>
      <ul>
        <li>
          <strong>{marks.fresh}</strong>: the anonymous ID was some minutes old.
          Most people are new once.
        </li>
        <li>
          <strong>{marks.fast}</strong>: it was sent sooner than its questions
          can be read.
        </li>
        <li>
          <strong>{marks.burst}</strong>: many came from one network at once,
          and the survey’s other networks have no such rush.
        </li>
        <li>
          <strong>{marks.repeated}</strong>: so many of one network chose the
          same that chance hardly does it.
        </li>
        <li>
          <strong>{marks.copied}</strong>: a text is written as others are, word
          for word or nearly.
        </li>
      </ul>
      <p>
        One sign says nothing, as people come newly, quickly and in crowds. Two
        or more flag an answer. Surveys that show each answer at once know the
        first two signs alone.
      </p>
    </>
  );
}

function ErrorRates() {
  return (
    <>
      <h2>How often it errs</h2>
      <p>
        Measured with made-up traffic whose truth is known, {errorRuns} times
        for each kind. Missed are stuffed answers that are not flagged; wrongly
        flagged are those of people.
      </p>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Missed</th>
            <th scope="col">Wrongly flagged</th>
          </tr>
        </thead>
        <tbody>
          {errorRates.map(({ kind, missed, wrong }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{missed ?? "–"}</td>
              <td>{wrong ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Whoever sends one thing again and again is seen, from one network or
        from many. With many networks and patience, only texts give a script
        away: without texts it is missed. And one in five of those who were told
        what to write is flagged though they are people, as many write the same.
        That is why flagged answers are shown and counted rather than thrown
        away.
      </p>
    </>
  );
}
