import { embedEvents, embedProperties } from "@nearsay/core/contract";
import { useId } from "react";
import styles from "./reference.module.css";
import { reference as words } from "#messages";

/** The published contract: everything that a page can rely on. */
export function Reference() {
  const id = useId();
  const { attributes, properties, events, errors, methods, messages, people } =
    words;
  return (
    <section aria-labelledby={id} className={styles.reference}>
      <h2 id={id}>{words.heading}</h2>
      <div className={styles.blocks}>
        <Names {...attributes} />
        <Names
          {...properties}
          items={renamed(properties.items, (name) => embedProperties[name])}
        />
        <Names
          {...events}
          items={renamed(events.items, (name) => embedEvents[name])}
        />
        <Names {...errors} />
        <Names
          {...methods}
          items={renamed(methods.items, (name) => `${name}()`)}
        />
        <Names {...messages} />
        <div className={styles.block}>
          <h3>{people.heading}</h3>
          <ul className={styles.people}>
            {people.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface NamesProps {
  readonly heading: string;
  readonly about?: string;
  /** The meaning of each name. */
  readonly items: Readonly<Record<string, string>>;
}

function Names({ heading, about, items }: NamesProps) {
  return (
    <div className={styles.block}>
      <h3>{heading}</h3>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      <dl className={styles.names}>
        {Object.entries(items).map(([name, meaning]) => (
          <div key={name} className={styles.item}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renames the keys to the published names. */
function renamed<Name extends string>(
  items: Readonly<Record<Name, string>>,
  rename: (name: Name) => string,
): Record<string, string> {
  const entries = Object.entries(items) as [Name, string][];
  return Object.fromEntries(
    entries.map(([name, meaning]) => [rename(name), meaning]),
  );
}
