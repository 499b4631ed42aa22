import { SETUP_MINUTES } from "@blenda/domain/mfa/constants";
import { addProblem, phoneOf } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { drawCode, sendCode } from "../checking/issue-challenge.ts";
import { placeOf } from "../place.ts";
import { provenMfa } from "../procedures.ts";
import { newSeed } from "./authenticator.ts";
import { codesIfNone } from "./backup-codes.ts";
import { enrolmentHash } from "./enrolment-codes.ts";
import { factorsOf } from "./factor-repository.ts";
import { storeSetup } from "./setup-repository.ts";

/** Whatever is secret leaves here once. Nothing counts before `verifySetup`. */
export const setup = provenMfa.setup.handler(async ({ input, context, errors }) => {
  const { db, user, sessionId, id, now, vault, random, transaction } = context;
  const { method } = input;
  const held = (await factorsOf(db, user.id)).map((factor) => factor.method);
  const problem = addProblem(method, held, placeOf(context));
  if (problem === "taken") throw errors.MFA_METHOD_TAKEN();
  if (problem) throw errors.MFA_METHOD_UNAVAILABLE();

  const codeHash = await enrolmentHash(context, input.enrolmentCode);

  const setupId = id();
  const expiresAt = addMinutes(now(), SETUP_MINUTES);
  const begun = { id: setupId, userId: user.id, sessionId, method, enrolmentHash: codeHash, createdAt: now(), expiresAt };
  if (input.method === "sms") {
    const phone = phoneOf(input.phoneNumber);
    if (!phone) throw errors.MFA_PHONE_INVALID();
    const code = drawCode(random);
    await transaction((tx) => storeSetup(tx, { ...begun, sealed: vault.seal(phone), sealedCode: vault.seal(code), codes: null }));
    await sendCode(context, { userId: user.id, email: user.email }, phone, code);
    return { method: "sms" as const, success: true as const, setupId, verificationId: setupId, expiresAt };
  }
  const made = await codesIfNone(context, user.id);
  const seed = await newSeed(user.email);
  await transaction((tx) => storeSetup(tx, { ...begun, sealed: vault.seal(seed.secret), codes: made?.hashed ?? null }));
  return { method: "authenticator" as const, success: true as const, setupId, expiresAt, ...seed, backupCodes: made?.codes ?? [] };
});
