// Named exports: with `export *`, a build for small pages would include
// everything.
export { announce, LiveRegion } from "./announce.tsx";
export { Avatar } from "./avatar.tsx";
export {
  buttonClass,
  Button,
  type ButtonVariant,
  type ButtonProps,
} from "./button.tsx";
export { Card, type CardProps } from "./card.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
export { Chip, type ChipTone, type ChipProps } from "./chip.tsx";
export {
  ChoiceList,
  type Choice,
  type ChoiceListProps,
} from "./choice-list.tsx";
export { classNames } from "./class-names.ts";
export { ConsentPanel, type ConsentPanelProps } from "./consent-panel.tsx";
export {
  CopyButton,
  useCopy,
  type CopyButtonProps,
  type CopyState,
} from "./copy-button.tsx";
export { DangerButton } from "./danger-button.tsx";
export { Dialog, type DialogProps } from "./dialog.tsx";
export {
  TextField,
  SelectField,
  Field,
  describeControl,
  controlClass,
  type TextFieldProps,
  type SelectOption,
  type SelectFieldProps,
  type FieldText,
  type FieldProps,
} from "./fields.tsx";
export { Icon, type IconShape, type IconProps } from "./icon.tsx";
export {
  IconButton,
  IconLink,
  type IconLabel,
  type IconButtonProps,
  type IconLinkProps,
} from "./icon-button.tsx";
export { landFiles, mapFiles } from "./map-files.ts";
export {
  LimitedTextArea,
  type LimitedTextAreaProps,
} from "./limited-text-area.tsx";
export { Notice, type NoticeTone, type NoticeProps } from "./notice.tsx";
export {
  ParticipationNotice,
  ParticipationPanel,
  useConsentAsk,
  useParticipation,
  PolicyLink,
  type ParticipationNoticeProps,
  type ParticipationPanelProps,
  type ConsentAsk,
} from "./participation.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar.tsx";
export {
  ReadOnlyNotice,
  type ReadOnlyNoticeProps,
} from "./read-only-notice.tsx";
export {
  noRemotes,
  RemoteLoaderProvider,
  useRemoteLoader,
  RemoteError,
  type RemoteComponent,
  type RemoteComponents,
  type RemoteLoader,
} from "./remote-loader.tsx";
export { RemoteSlot, type RemoteSlotProps } from "./remote-slot.tsx";
export { Segmented, type Segment, type SegmentedProps } from "./segmented.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton.tsx";
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from "./states.tsx";
export { formatDate } from "./format-date.ts";
export { RefusalNotice } from "./refusal-notice.tsx";
export { takeFocus } from "./take-focus.ts";
export { FormattedDate, RelativeTime } from "./times.tsx";
export { useLoad, type Loaded, type Load } from "./use-load.ts";
export { useNow } from "./use-now.ts";
export { useSlowCode } from "./use-slow-code.ts";
export { whenIdle } from "./when-idle.ts";
