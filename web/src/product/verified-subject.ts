/** The thing a person is about to confirm with their second factor. The dialog repeats it above the code. */
export interface VerifiedSubject {
  name: string;
  figure: string;
  lines: readonly { name: string; figure: string }[];
}

let current: VerifiedSubject | null = null;

/** Before the call that may be asked for a factor; `null` once it was answered. */
export function setVerifiedSubject(subject: VerifiedSubject | null): void {
  current = subject;
}

export const verifiedSubject = (): VerifiedSubject | null => current;
