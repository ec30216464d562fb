import type { ModeratedItem } from "@nearsay/core/contract";
import { authorLabel } from "@nearsay/core/domain";
import { Button, RelativeTime } from "@nearsay/core/ui";
import styles from "./discussion.module.css";
import { discussion as texts } from "#messages";

/** Posts and replies, each with its moderation actions. */
export function MessageList(props: {
  readonly items: readonly ModeratedItem[];
  readonly onHide: (item: ModeratedItem) => void;
  readonly onShow: (item: ModeratedItem) => void;
}) {
  const { items, onHide, onShow } = props;
  if (items.length === 0) return null;
  return (
    <ul aria-label={texts.list} className={styles.list}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className={styles.item}>
          <p className={styles.meta}>
            {texts.kinds[item.kind]} · {authorLabel(item.authorId, null)} ·{" "}
            <RelativeTime iso={item.createdAt} />
            {item.asAuthor && ` · ${texts.asAuthor}`}
            {item.reported && ` · ${texts.reported}`}
          </p>
          <p dir="auto" className={styles.text}>
            {item.content}
          </p>
          {item.hidden !== null && (
            <p dir="auto" className={styles.hidden}>
              {texts.hidden({ instead: item.hidden })}
            </p>
          )}
          <div>
            {item.hidden === null ? (
              <Button
                aria-label={texts.hideOne({ text: item.content })}
                onClick={() => onHide(item)}
              >
                {texts.hide}
              </Button>
            ) : (
              <Button
                aria-label={texts.showOne({ text: item.content })}
                onClick={() => onShow(item)}
              >
                {texts.show}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
