/**
 * Why a draft cannot be published yet, and the control to fix it in. `alert`
 * replaces `message` in the list of problems.
 */
export interface Problem {
  field: string;
  message: string;
  alert?: string;
}
