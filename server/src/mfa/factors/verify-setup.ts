import { normalCode } from "@blenda/domain/mfa/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Vault } from "../../platform/secrets/vault.ts";
import { isSameCode, noteWrong, wrongAnswer } from "../checking/answers.ts";
import { forgetTries, reserveTry } from "../checking/tries.ts";
import { mfa } from "../procedures.ts";
import { stepOf } from "./authenticator.ts";
import { codesIfNone } from "./backup-codes.ts";
import { recordEnrolment } from "./enrolled.ts";
import { expectMayEnrol } from "./enrolment-codes.ts";
import { addFactor } from "./factor-repository.ts";
import { lockSetup, removeSetup, type SetupRow } from "./setup-repository.ts";

export const verifySetup = mfa.verifySetup.handler(async ({ input: { setupId, code, method }, context, errors }) => {
  const { user, sessionId, id, now, vault } = context;
  const who = { userId: user.id, email: user.email, place: sessionId, purpose: "ACCOUNT" as const, scope: "inside" as const };
  const wanted = { id: setupId, userId: user.id, sessionId, method };
  const reserved = await reserveTry(context, who, (tx) => lockSetup(tx, wanted, now()));
  if (!reserved) throw errors.MFA_SETUP_GONE();
  const shown = await shownBy(reserved.found, normalCode(code), vault, now());
  if (!shown) {
    await noteWrong(context, who, method, reserved.tries);
    throw wrongAnswer(reserved.tries, now());
  }
  const { sealed, codes, enrolmentHash } = reserved.found;
  const made = codes ? null : await codesIfNone(context, user.id);
  return context.transaction(async (tx) => {
    await expectMayEnrol(tx, context, enrolmentHash);
    if (!(await removeSetup(tx, setupId))) throw errors.MFA_SETUP_GONE();
    const factor = { id: id(), userId: user.id, method, sealed, lastStep: shown.step, createdAt: now(), lastUsedAt: now() };
    if (!(await addFactor(tx, factor))) throw errors.MFA_METHOD_TAKEN();
    await forgetTries(tx, who);
    const opened = await recordEnrolment(tx, context, factor, codes ?? made?.hashed ?? null);
    return { ...opened, backupCodes: made?.codes ?? [] };
  });
});

/** `null`: it is not the code. The step of an app's clock is remembered, so that this very code opens nothing again. */
async function shownBy(
  { sealed, sealedCode }: SetupRow,
  code: string,
  vault: Vault,
  now: Instant,
): Promise<{ step: number | null } | null> {
  if (sealedCode) return isSameCode(code, vault.open(sealedCode)) ? { step: null } : null;
  const step = sealed ? await stepOf(vault.open(sealed), code, now) : null;
  return step === null ? null : { step };
}
