import { passwordProblem } from "@blenda/domain/identity/rules";
import { identityTexts } from "@blenda/domain/identity/texts";
import { looksLikeAddress } from "@blenda/domain/shared/address";
import { nameFaults, nameProblem } from "@blenda/domain/shared/names";

/** What the person in front of a form can still put right, in words; undefined when there is nothing. */
type Fault = string | undefined;

export const EMAIL_MALFORMED = "This doesn't look like an email address. It should look like name@example.com.";

/** To log in, a malformed address is one without an account: it counts as a failed attempt and is answered like one (spec 1 §8). */
export const missingEmailFault = (email: string): Fault => (email.trim() === "" ? "Please enter your email address." : undefined);

export function emailFault(email: string): Fault {
  return missingEmailFault(email) ?? (looksLikeAddress(email) ? undefined : EMAIL_MALFORMED);
}

/** A password that exists already is only asked for; whether it fits is for the server to say. */
export const knownPasswordFault = (password: string): Fault => (password === "" ? "Please enter your password." : undefined);

export function newPasswordFault(password: string): Fault {
  if (password === "") return "Please choose a password.";
  const problem = passwordProblem(password);
  if (problem === "short") return identityTexts.passwordShort;
  return problem === "long" ? identityTexts.passwordLong : undefined;
}

export function nameFault(name: string, max: number): Fault {
  const { length } = [...name.trim()];
  if (length === 0) return "Please enter a name.";
  if (length > max) return `Please shorten this to ${max} characters.`;
  const problem = nameProblem(name.trim());
  return problem ? nameFaults[problem] : undefined;
}
