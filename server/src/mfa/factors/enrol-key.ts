import { KEY_CHALLENGE_SECONDS } from "@blenda/domain/mfa/constants";
import { addProblem } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { placeOf } from "../place.ts";
import { provenMfa } from "../procedures.ts";
import { enrolmentHash } from "./enrolment-codes.ts";
import { factorsOf } from "./factor-repository.ts";
import { creationOf } from "./keys.ts";
import { storeSetup } from "./setup-repository.ts";

export const enrolKey = provenMfa.enrolKey.handler(async ({ input: { keyName, enrolmentCode }, context, errors }) => {
  const { db, user, sessionId, id, now, random, site, transaction } = context;
  const factors = await factorsOf(db, user.id);
  const problem = addProblem(
    "hardware_key",
    factors.map(({ method }) => method),
    placeOf(context),
  );
  if (problem === "full") throw errors.MFA_TOO_MANY_KEYS();
  if (problem) throw errors.MFA_METHOD_UNAVAILABLE();
  const codeHash = await enrolmentHash(context, enrolmentCode);
  const setupId = id();
  const challenge = random.token();
  const begun = {
    id: setupId,
    userId: user.id,
    sessionId,
    method: "hardware_key" as const,
    name: keyName,
    challenge,
    enrolmentHash: codeHash,
  };
  await transaction((tx) =>
    storeSetup(tx, { ...begun, codes: null, createdAt: now(), expiresAt: addMinutes(now(), KEY_CHALLENGE_SECONDS / 60) }),
  );
  return creationOf(site, { setupId, challenge, person: user, keys: factors });
});
