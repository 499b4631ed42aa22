import { MOST_KEYS } from "@blenda/domain/mfa/constants";
import { mfa } from "../procedures.ts";
import { codesIfNone } from "./backup-codes.ts";
import { recordEnrolment } from "./enrolled.ts";
import { expectMayEnrol } from "./enrolment-codes.ts";
import { addFactor, factorsOf } from "./factor-repository.ts";
import { readRegistration } from "./keys.ts";
import { lockSetup, removeSetup } from "./setup-repository.ts";

/** A challenge is answered once, right or wrong; after a wrong answer the person begins again. */
export const verifyEnrolment = mfa.verifyEnrolment.handler(async ({ input: { setupId, credentialId, response }, context, errors }) => {
  const { user, sessionId, id, now, site, transaction } = context;
  const begun = await transaction(async (tx) => {
    const setup = await lockSetup(tx, { id: setupId, userId: user.id, sessionId, method: "hardware_key" }, now());
    return setup && (await removeSetup(tx, setup.id)) ? setup : null;
  });
  if (!begun?.challenge) throw errors.MFA_SETUP_GONE();
  const key = await readRegistration(site, begun.challenge, { credentialId, response });
  if (!key) throw errors.MFA_KEY_REFUSED();
  const made = await codesIfNone(context, user.id);
  return transaction(async (tx) => {
    await expectMayEnrol(tx, context, begun.enrolmentHash);
    const keys = (await factorsOf(tx, user.id)).filter(({ method }) => method === "hardware_key");
    if (keys.length >= MOST_KEYS) throw errors.MFA_TOO_MANY_KEYS();
    const { transports = [] } = response;
    const factor = { id: id(), userId: user.id, method: "hardware_key" as const, name: begun.name, transports, createdAt: now(), ...key };
    if (!(await addFactor(tx, factor))) throw errors.MFA_KEY_REFUSED();
    const opened = await recordEnrolment(tx, context, factor, made?.hashed ?? null);
    return { ...opened, backupCodes: made?.codes ?? [] };
  });
});
