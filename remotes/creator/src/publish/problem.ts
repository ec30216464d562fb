/** Why a draft cannot be published yet, and the control to mend it in. `alert` replaces `message` where the problems are listed. */
export interface Problem {
  field: string;
  message: string;
  alert?: string;
}
