export { announce } from "./announce.ts";
export { Avatar, type AvatarProps } from "./avatar.tsx";
export {
  Button,
  buttonClass,
  type ButtonProps,
  type ButtonVariant,
} from "./button.tsx";
export { Card, type CardProps } from "./card.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
export { Chip, type ChipProps, type ChipTone } from "./chip.tsx";
export {
  ChoiceList,
  type Choice,
  type ChoiceListProps,
} from "./choice-list.tsx";
export { classNames } from "./class-names.ts";
export { ConsentPanel, type ConsentPanelProps } from "./consent-panel.tsx";
export { CopyButton, type CopyButtonProps } from "./copy-button.tsx";
export { Dialog, type DialogProps } from "./dialog.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./error-state.tsx";
export {
  Field,
  controlClass,
  describeControl,
  type FieldProps,
  type FieldText,
} from "./field.tsx";
export { formatDate } from "./format-date.ts";
export { FormattedDate, type FormattedDateProps } from "./formatted-date.tsx";
export { Icon, type IconProps, type IconShape } from "./icon.tsx";
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconLinkProps,
} from "./icon-button.tsx";
export {
  LimitedTextArea,
  type LimitedTextAreaProps,
} from "./limited-text-area.tsx";
export { LiveRegion, type LiveRegionProps } from "./live-region.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./notice.tsx";
export {
  ParticipationNotice,
  type ParticipationNoticeProps,
} from "./participation-notice.tsx";
export {
  ParticipationPanel,
  type ParticipationPanelProps,
} from "./participation-panel.tsx";
export { PolicyLink } from "./policy-link.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar.tsx";
export {
  ReadOnlyNotice,
  type ReadOnlyNoticeProps,
} from "./read-only-notice.tsx";
export { RelativeTime, type RelativeTimeProps } from "./relative-time.tsx";
export { Segmented, type Segment, type SegmentedProps } from "./segmented.tsx";
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from "./select-field.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton.tsx";
export { TextField, type TextFieldProps } from "./text-field.tsx";
export { useConsentAsk, type ConsentAsk } from "./use-consent-ask.tsx";
export { useCopy, type CopyState } from "./use-copy.ts";
export { useLoad, type Load, type Loaded } from "./use-load.ts";
export { useNow } from "./use-now.ts";
export { useSlowCode } from "./use-slow-code.ts";
export { whenIdle } from "./when-idle.ts";
export { useParticipation } from "./use-participation.ts";
export * from "./remote-error.ts";
export * from "./remote-loader.tsx";
export * from "./remote-slot.tsx";
