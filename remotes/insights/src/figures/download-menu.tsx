import { announce, IconButton } from "@nearsay/core/ui";
import DownloadIcon from "lucide/dist/esm/icons/download.mjs";
import {
  type ComponentProps,
  type FocusEvent,
  useContext,
  useId,
  useRef,
  useState,
} from "react";
import { type Download, DownloadContext } from "../download/download.ts";
import { insights as texts } from "#messages";
import styles from "./download-menu.module.css";

/**
 * A native popover. Opened by its button; closed by the button, Escape, a click
 * or focus elsewhere, or a choice.
 */
export function DownloadMenu({ download }: { readonly download: Download }) {
  const { name, drawing, csv } = download;
  const source = useContext(DownloadContext);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [failed, setFailed] = useState(false);
  // Items are rendered on opening, because a page has dozens of menus, most of
  // them never opened.
  const [opened, setOpened] = useState(false);

  async function save(kind: "drawing" | "csv") {
    const menu = ref.current;
    if (!menu) return;
    setFailed(false);
    try {
      const { saveDrawing, saveTable } =
        await import("../download/save-figure.ts");
      if (kind === "drawing" && drawing)
        saveDrawing(name, drawing(), source, menu);
      if (kind === "csv" && csv) saveTable(name, csv(), source);
      close(menu);
      announce(texts.downloaded);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.menu} onBlur={closeOnLeaving}>
      <IconButton
        icon={DownloadIcon}
        label={texts.download({ figure: name })}
        popoverTarget={id}
      />
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={styles.items}
        onBeforeToggle={() => setOpened(true)}
      >
        {opened && (
          <ul className={styles.list}>
            {drawing && (
              <Item onClick={() => void save("drawing")}>
                {texts.downloadChart}
              </Item>
            )}
            {csv && (
              <Item onClick={() => void save("csv")}>
                {texts.downloadNumbers}
              </Item>
            )}
          </ul>
        )}
        {failed && (
          <p role="alert" className={styles.error}>
            {texts.downloadFailed}
          </p>
        )}
      </div>
    </div>
  );

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      close(ref.current);
  }
}

function Item(props: Pick<ComponentProps<"button">, "onClick" | "children">) {
  return (
    <li>
      <button type="button" className={styles.item} {...props} />
    </li>
  );
}

function close(menu: HTMLElement | null) {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
