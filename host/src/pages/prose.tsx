import { Fragment, type ReactNode } from "react";
import { Link } from "@nearsay/core/router";
import { host as texts } from "#messages";
import { type Block, Blocks } from "./blocks.tsx";
import styles from "./prose.module.css";

/** A section of a long page; its id is used in the page's address. */
export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Content that is not text. */
  readonly end?: ReactNode;
}

/** A text page: one heading, a comfortable line length. */
export function Prose({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.prose}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}

/** The sections of a long page after a list of links to them. */
export function ProseSections({
  sections,
}: {
  sections: readonly ProseSection[];
}) {
  return (
    <>
      <nav aria-label={texts.contents} className={styles.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, blocks, end }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <Blocks blocks={blocks} />
          {end}
        </Fragment>
      ))}
    </>
  );
}
