import { mountGallery } from "@nearsay/core/standalone";
import { avatar } from "./sections/avatar.tsx";
import { button } from "./sections/button.tsx";
import { card } from "./sections/card.tsx";
import { checkbox } from "./sections/checkbox.tsx";
import { chip } from "./sections/chip.tsx";
import { choiceList } from "./sections/choice-list.tsx";
import { codeDialog } from "./sections/code-dialog.tsx";
import { colors } from "./sections/colors.tsx";
import { consentPanel } from "./sections/consent-panel.tsx";
import { copyButton } from "./sections/copy-button.tsx";
import { dialog } from "./sections/dialog.tsx";
import { emptyState } from "./sections/empty-state.tsx";
import { errorState } from "./sections/error-state.tsx";
import { icon } from "./sections/icon.tsx";
import { iconButton } from "./sections/icon-button.tsx";
import { limitedTextArea } from "./sections/limited-text-area.tsx";
import { notice } from "./sections/notice.tsx";
import { placeMap } from "./sections/place-map.tsx";
import { progressBar } from "./sections/progress-bar.tsx";
import { readOnlyNotice } from "./sections/read-only-notice.tsx";
import { segmented } from "./sections/segmented.tsx";
import { selectField } from "./sections/select-field.tsx";
import { skeleton } from "./sections/skeleton.tsx";
import { textField } from "./sections/text-field.tsx";
import { times } from "./sections/times.tsx";
import { type } from "./sections/type.tsx";

/** Each key is the section's address and the name of its file. */
mountGallery("Primitives", {
  colors,
  type,
  avatar,
  button,
  card,
  checkbox,
  chip,
  "choice-list": choiceList,
  "code-dialog": codeDialog,
  "consent-panel": consentPanel,
  "copy-button": copyButton,
  dialog,
  "empty-state": emptyState,
  "error-state": errorState,
  icon,
  "icon-button": iconButton,
  "limited-text-area": limitedTextArea,
  notice,
  "place-map": placeMap,
  "progress-bar": progressBar,
  "read-only-notice": readOnlyNotice,
  segmented,
  "select-field": selectField,
  skeleton,
  "text-field": textField,
  times,
});
