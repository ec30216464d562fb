/** Opens a survey that requires a code. */
export interface SurveyCredential {
  code?: string | undefined;
  shareToken?: string | undefined;
}

/** Query parameters of the credential. */
export function credentialQuery({ code, shareToken }: SurveyCredential) {
  return { code, share_token: shareToken };
}
