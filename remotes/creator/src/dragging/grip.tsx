import { IconButton, type IconButtonProps } from "@nearsay/core/ui";
import GripVertical from "lucide/dist/esm/icons/grip-vertical.mjs";
import { createContext, use } from "react";
import { texts } from "../texts.ts";
import styles from "./sortable-list.module.css";

/** What makes a button the grip of the item around it. */
export const GripContext = createContext<Partial<IconButtonProps>>({});

/** The handle by which an item is dragged; the rest of it stays free for selecting texts and scrolling. */
export function Grip({ name }: { readonly name: string }) {
  return (
    <IconButton
      {...use(GripContext)}
      icon={GripVertical}
      label={texts.list.reorder(name)}
      className={styles.grip}
    />
  );
}
