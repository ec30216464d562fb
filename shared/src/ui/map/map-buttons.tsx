import { Button, IconButton } from "@nearsay/core/ui";
import Earth from "lucide/dist/esm/icons/earth.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import styles from "./map.module.css";
import { map as texts } from "#messages";
import type { KeyMoves } from "./use-map-keys.ts";

/** Buttons for all gestures and keys, for people who cannot use those. */
export function MapButtons({ zoom, showWhole, choose }: KeyMoves) {
  return (
    <div className={styles.buttons}>
      <div className={styles.zooms}>
        <IconButton icon={Plus} label={texts.zoomIn} onClick={() => zoom(1)} />
        <IconButton
          icon={Minus}
          label={texts.zoomOut}
          onClick={() => zoom(-1)}
        />
        <IconButton icon={Earth} label={texts.wholeWorld} onClick={showWhole} />
      </div>
      {choose && <Button onClick={choose}>{texts.chooseMiddle}</Button>}
    </div>
  );
}
