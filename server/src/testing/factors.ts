import type { StepUpAction } from "@blenda/domain/access/step-up";
import { CODE_LENGTH } from "@blenda/domain/mfa/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { Secret, TOTP } from "otpauth";
import { giveEnrolmentCode } from "../mfa/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { PASSWORD } from "./account.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { virtualKey } from "./outside/virtual-key.ts";

/** The code an app with this seed shows then. */
export const codeOf = (secret: string, at: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) });

/** A browser of its own, signed in with the password that `givePassword` gave. */
export async function signedInBrowser(services: Services, email: string): Promise<Browser> {
  const browser = openBrowser(services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return browser;
}

/** What a super admin or the command on the server gives to staff for their first factor. */
export async function setupCode(services: Services, person: { id: string; email: string }): Promise<string> {
  return (await services.transaction((tx) => giveEnrolmentCode(tx, services, person))).code;
}

/** Sets an authenticator app up, as its owner would. The clock then stands where its first code is used up. */
export async function enrolApp({ call }: Browser, now: () => string, enrolmentCode?: string) {
  const setup = await call.mfa.setup({ method: "authenticator", ...(enrolmentCode && { enrolmentCode }) });
  if (setup.method !== "authenticator") throw new Error("another method was set up");
  const { secret, setupId, backupCodes } = setup;
  const opened = await call.mfa.verifySetup({ setupId, method: "authenticator", code: codeOf(secret, now()) });
  return { secret, backupCodes, sessionToken: opened.sessionToken };
}

export async function enrolKey(
  { call }: Browser,
  key: ReturnType<typeof virtualKey>,
  named: { keyName?: string; enrolmentCode?: string } = {},
) {
  const creation = await call.mfa.enrolKey(named);
  return call.mfa.verifyEnrolment(key.create(creation));
}

/** Shows the app for an action. A code counts once, so it is the one of a minute from now: move the clock there first. */
export async function verifyWithApp({ call }: Browser, secret: string, action: StepUpAction, at: string) {
  await call.mfa.challenge({ action, method: "authenticator" });
  return call.mfa.verify({ action, method: "authenticator", code: codeOf(secret, at) });
}

/** The newest code that was sent to a phone, where the demo keeps it. */
export async function textedCode(db: Db, phone: string): Promise<string> {
  const texts = db.selectFrom("mails").select("body").where("subject", "=", `SMS to ${phone}`);
  const { body } = await texts.orderBy("createdAt", "desc").limit(1).executeTakeFirstOrThrow();
  return body.slice(0, CODE_LENGTH);
}

/** The moment at which an app shows its next code. */
export const nextCodeAt = (now: string): string => addMinutes(now, 0.5);
