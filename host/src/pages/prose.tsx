import { Fragment, type ReactNode } from "react";
import { Link } from "@nearsay/core/router";
import { texts } from "../texts.ts";
import { type Block, Blocks } from "./blocks.tsx";
import styles from "./prose.module.css";

/** A part of a long page; its id is part of the page's address. */
export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What is more than words. */
  readonly end?: ReactNode;
}

/** A page to read: one heading, a comfortable measure. */
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
