export { announce, LiveRegion, type LiveRegionProps } from "./announce.tsx";
export { Avatar, type AvatarProps } from "./avatar.tsx";
export * from "./button.tsx";
export * from "./card.tsx";
export * from "./checkbox.tsx";
export * from "./chip.tsx";
export * from "./choice-list.tsx";
export * from "./class-names.ts";
export * from "./consent-panel.tsx";
export * from "./copy-button.tsx";
export * from "./dialog.tsx";
export * from "./fields.tsx";
export * from "./icon.tsx";
export * from "./icon-button.tsx";
export * from "./limited-text-area.tsx";
export * from "./notice.tsx";
export * from "./participation.tsx";
export * from "./progress-bar.tsx";
export * from "./read-only-notice.tsx";
export * from "./remote-loader.tsx";
export * from "./remote-slot.tsx";
export * from "./segmented.tsx";
export * from "./skeleton.tsx";
export * from "./states.tsx";
export {
  formatDate,
  FormattedDate,
  type FormattedDateProps,
  RelativeTime,
  type RelativeTimeProps,
} from "./times.tsx";
export * from "./use-load.ts";
export { useNow } from "./use-now.ts";
export { useSlowCode } from "./use-slow-code.ts";
export { whenIdle } from "./when-idle.ts";
