import { AFFILIATE_TERMS_VERSION, AFFILIATES } from "@blenda/domain/affiliates/constants";
import { canMoveAffiliate } from "@blenda/domain/affiliates/crediting";
import { affiliateMoved, programmeMoved } from "@blenda/domain/affiliates/events";
import { markAffiliate } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { carryShare } from "../programme/programme-repository.ts";
import {
  addRecord,
  changeRecord,
  countPeople,
  currentProgramme,
  findRecord,
  lockMembership,
  lockRecord,
  recordsOf,
  startCounting,
} from "./record-repository.ts";

/** Our own programme is open to everybody, again too after leaving it. The version of the terms they read is kept. */
export const joinProgramme = ownAffiliateCalls.joinProgramme.handler(async ({ input: { termsVersion }, context, errors }) => {
  const { user, now, id } = context;
  if (termsVersion !== AFFILIATE_TERMS_VERSION) throw errors.AFFILIATES_TERMS_CHANGED();
  return context.transaction(async (tx) => {
    const known = await lockMembership(tx, user, null);
    const active = { state: "active", userId: user.id, termsVersion } as const;
    const recordId = known?.id ?? id();
    if (!known) await addRecord(tx, { ...active, id: recordId, email: user.email, createdAt: now(), updatedAt: now() });
    else if (known.state !== "active") await changeRecord(tx, recordId, active, now());
    if (known?.state !== "active") await startCounting(tx, recordId, now());
    await markAffiliate(tx, user.id, now());
    await emit(tx, affiliateMoved({ userId: user.id }));
    return findRecord(tx, recordId);
  });
});

export const leaveProgramme = ownAffiliateCalls.leaveProgramme.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    const record = await lockRecord(tx, input.id);
    if (record?.userId !== user.id) throw errors.AFFILIATES_NOT_FOUND();
    if (!canMoveAffiliate(record.state, "ended")) throw errors.AFFILIATES_NOT_LIKE_THIS();
    await changeRecord(tx, record.id, { state: "ended", stoppedAt: record.stoppedAt ?? now() }, now());
    await emit(tx, affiliateMoved({ userId: user.id }));
    if (record.creatorId !== null) await emit(tx, programmeMoved({ userId: record.creatorId }));
    return findRecord(tx, record.id);
  });
});

export const answerInvitation = ownAffiliateCalls.answerInvitation.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  if (input.isAccepted && input.termsVersion !== AFFILIATE_TERMS_VERSION) throw errors.AFFILIATES_TERMS_CHANGED();
  return context.transaction(async (tx) => {
    const record = await lockRecord(tx, input.id);
    const isTheirs = record && (record.userId === null ? record.email === user.email : record.userId === user.id);
    if (!isTheirs || record.creatorId === user.id) throw errors.AFFILIATES_NOT_FOUND();
    if (record.state !== "invited") throw errors.AFFILIATES_NOT_LIKE_THIS();
    const accepted = { state: "active", userId: user.id, termsVersion: input.termsVersion } as const;
    if (record.userId === null && record.creatorId !== null) await carryShare(tx, record.creatorId, record.id, user.id, now());
    const stoppedAt = record.stoppedAt ?? now();
    await changeRecord(tx, record.id, input.isAccepted ? accepted : { state: "ended", userId: user.id, stoppedAt }, now());
    if (input.isAccepted) await startCounting(tx, record.id, now());
    await markAffiliate(tx, user.id, now());
    await emit(tx, affiliateMoved({ userId: user.id }));
    if (record.creatorId !== null) await emit(tx, programmeMoved({ userId: record.creatorId }));
    return findRecord(tx, record.id);
  });
});

export const requestProgramme = ownAffiliateCalls.requestProgramme.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  const { creatorId, note, termsVersion } = input;
  if (termsVersion !== AFFILIATE_TERMS_VERSION) throw errors.AFFILIATES_TERMS_CHANGED();
  if (creatorId === user.id) throw errors.AFFILIATES_OWN_PROGRAMME();
  return context.transaction(async (tx) => {
    const programme = await currentProgramme(tx, creatorId);
    if (!programme?.mayAsk || !programme.terms.isOn) throw errors.AFFILIATES_CLOSED();
    const known = await lockMembership(tx, user, creatorId);
    // Asked already, or in it: asking again changes nothing. Whoever was ignored is not told.
    if (known && known.state !== "ended") return findRecord(tx, known.id);
    if ((await countPeople(tx, creatorId)) >= AFFILIATES.MOST_PEOPLE) throw errors.AFFILIATES_TOO_MANY();
    const asking = { state: "created", userId: user.id, note, termsVersion } as const;
    const recordId = known?.id ?? id();
    if (known) await changeRecord(tx, recordId, asking, now());
    else await addRecord(tx, { ...asking, id: recordId, email: user.email, creatorId, createdAt: now(), updatedAt: now() });
    await emit(tx, affiliateMoved({ userId: user.id }));
    await emit(tx, programmeMoved({ userId: creatorId }));
    return findRecord(tx, recordId);
  });
});

/**
 * Spec 2 §4: active by any active record, ever by any record or the mark of the profile, which is set where there are records and it
 * is missing. Somebody who asked to join has no record of their own yet.
 */
export const status = ownAffiliateCalls.status.handler(async ({ context: { db, user, now, transaction } }) => {
  const records = await recordsOf(db, user);
  const isRecorded = records.some(({ state }) => state !== "created");
  if (isRecorded && !user.hasEverBeenAffiliate) await transaction((tx) => markAffiliate(tx, user.id, now()));
  return {
    isActive: records.some(({ isActive }) => isActive),
    hasEverBeenAffiliate: user.hasEverBeenAffiliate || isRecorded,
    globalAffiliateId: user.globalAffiliateId,
    records,
  };
});

export const getOrCreateGlobalAffiliateId = ownAffiliateCalls.getOrCreateGlobalAffiliateId.handler(
  ({ input, context: { user }, errors }) => {
    const { userEmail = user.email, userId = user.id } = input;
    if (userId !== user.id || userEmail.trim().toLowerCase() !== user.email) throw errors.AFFILIATES_NOT_YOURS();
    return { globalAffiliateId: user.globalAffiliateId };
  },
);
