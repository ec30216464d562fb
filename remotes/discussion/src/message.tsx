import { authorLabel, type Ring } from "@nearsay/core/domain";
import { viewerIdAtom } from "@nearsay/core/session";
import { Avatar, Chip, classNames, RelativeTime } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import styles from "./message.module.css";
import { discussion as texts } from "#messages";

/** A message with its author and time: the component that posts and replies share. */
export function Message(props: {
  /** Id of the author's name, for references to it. */
  readonly nameId?: string;
  readonly authorId: string;
  /** Whether it was written as the author of the survey. */
  readonly asAuthor?: boolean | undefined;
  /** The distance ring it was written from, if its writer shows it. */
  readonly ring?: Ring | undefined;
  readonly alias?: string | null;
  readonly createdAt: string;
  /** A line above the text, such as whom it answers. */
  readonly context?: ReactNode;
  /** The text, or a form that changes it. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Content opened by the actions, so that the actions stay in position. */
  readonly below?: ReactNode;
}) {
  const viewerId = useAtomValue(viewerIdAtom);
  const author = authorLabel(props.authorId, viewerId, props.alias);
  const { asAuthor } = props;
  return (
    // Focusable, so that a button that shows more can move the focus here.
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

/** Loaded on demand: most browsers cannot translate. */
const Translate = lazyComponent(
  async () => (await import("./translate/translate.tsx")).Translate,
  null,
  null,
);

const translates = () => "Translator" in globalThis;

/** The known language of a text, or its translation. */
interface Reading {
  /** The original text. */
  of: string;
  lang: string;
  /** Null if the original is shown. */
  translation: string | null;
}

/**
 * A user's text as written: links stay text, line breaks are kept. A
 * placeholder for a removed text has another style.
 */
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
        {read?.translation ?? children}
      </p>
      {!instead && translates() && (
        <Translate
          key={children}
          text={children}
          onRead={(lang, translation) =>
            setReading({ of: children, lang, translation })
          }
        />
      )}
    </>
  );
}
