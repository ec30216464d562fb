import { Button, announce } from "@nearsay/core/ui";
import { useEffect, useEffectEvent } from "react";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { texts } from "../texts.ts";
import styles from "./post-list.module.css";

interface NewPostsProps {
  /** How many wait to be shown. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that there is more above without moving what is read. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const anyNew = count > 0;
  const tell = useEffectEvent(() => {
    announce(texts.posts.waiting(count));
  });
  useEffect(() => {
    if (anyNew) tell();
  }, [anyNew]);
  return (
    <div className={styles.news}>
      {anyNew && (
        <Button variant="filled" icon={ArrowUp} onClick={onShow}>
          {texts.posts.waiting(count)}
        </Button>
      )}
    </div>
  );
}
