import { authorLabel, type Ring } from "@nearsay/core/domain";
import { viewerIdAtom } from "@nearsay/core/session";
import { Avatar, Chip, classNames, RelativeTime } from "@nearsay/core/ui";
import { late } from "@nearsay/core/ui/late";
import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import styles from "./message.module.css";
import { texts } from "./texts.ts";

/** What someone said, who and when: the look that posts and replies share. */
export function Message(props: {
  /** Of the author's name, for what refers to it. */
  readonly nameId?: string;
  readonly authorId: string;
  /** Written as the author of the survey. */
  readonly asAuthor?: boolean | undefined;
  /** Where its writer says so: from how far it was written. */
  readonly ring?: Ring | undefined;
  readonly alias?: string | null;
  readonly createdAt: string;
  /** A line above the text, such as whom it answers. */
  readonly context?: ReactNode;
  /** The text, or a form that changes it. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** What the actions open, so that they stay where they were pressed. */
  readonly below?: ReactNode;
}) {
  const viewerId = useAtomValue(viewerIdAtom);
  const author = authorLabel(props.authorId, viewerId, props.alias);
  const { asAuthor } = props;
  return (
    // Reading goes on here from a button that shows more.
    <article
      tabIndex={-1}
      className={styles.message}
      aria-label={asAuthor ? `${author}, ${texts.asAuthor}` : author}
    >
      <Avatar name={author} />
      <div className={styles.body}>
        <p className={styles.meta}>
          <span id={props.nameId} className={styles.author}>
            {author}
            {asAuthor && (
              <>
                {" "}
                <Chip tone="accent">{texts.asAuthor}</Chip>
              </>
            )}
          </span>
          <RelativeTime iso={props.createdAt} />
          {props.ring && <Chip>{texts.from[props.ring]}</Chip>}
        </p>
        {props.context && <p className={styles.context}>{props.context}</p>}
        {props.children}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {props.below && <div className={styles.below}>{props.below}</div>}
    </article>
  );
}

/** Most browsers translate nothing; nothing is loaded for them. */
const Translate = late(
  async () => (await import("./translate/translate.tsx")).Translate,
  null,
  null,
);

const translates = () => "Translator" in globalThis;

/** What is known of a text, or shown in its place. */
interface Reading {
  /** The text that it is of. */
  of: string;
  lang: string;
  /** Null where the text itself is shown. */
  said: string | null;
}

/** People's words as they wrote them: links stay text, lines stay lines. What stands in place of words that are gone looks like nobody's. */
export function MessageText({
  instead = false,
  children,
}: {
  readonly instead?: boolean | undefined;
  readonly children: string;
}) {
  const [reading, setReading] = useState<Reading | null>(null);
  const read = reading?.of === children ? reading : null;
  return (
    <>
      <p
        dir="auto"
        lang={read?.lang}
        className={classNames(styles.text, instead && styles.instead)}
      >
        {read?.said ?? children}
      </p>
      {!instead && translates() && (
        <Translate
          key={children}
          text={children}
          onRead={(lang, said) => setReading({ of: children, lang, said })}
        />
      )}
    </>
  );
}
