export {
  CodeDialog,
  type CodeDialogProps,
  type CodeDialogTexts,
} from "./code-dialog.tsx";
