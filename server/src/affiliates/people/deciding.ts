import { AFFILIATES, type AffiliateState } from "@blenda/domain/affiliates/constants";
import { canMoveAffiliate } from "@blenda/domain/affiliates/crediting";
import { affiliateInvited, affiliateMoved, programmeMoved } from "@blenda/domain/affiliates/events";
import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";
import { markAffiliate, ranked } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, emitAll } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { changeTerms } from "../programme/programme-repository.ts";
import { findAffiliate } from "./people-reads.ts";
import {
  addRecord,
  changeRecord,
  countPeople,
  findRecord,
  lockMembership,
  lockRecord,
  removeRecord,
  startCounting,
} from "./record-repository.ts";

/** Whether somebody has an account is not told, and takes no other time: the invitation waits by its address. */
export const inviteAffiliate = ownAffiliateCalls.inviteAffiliate.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  const { email, bps } = input;
  if (email === user.email) throw errors.AFFILIATES_OWN_PROGRAMME();
  return context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "affiliates.inviteAffiliate", input }, async () => {
      const invitedId = (await ranked.idOf(tx, email)) ?? null;
      const known = await lockMembership(tx, { id: invitedId, email }, user.id);
      if (known && ["active", "paused", "invited"].includes(known.state)) return { email };
      if (!known && (await countPeople(tx, user.id)) >= AFFILIATES.MOST_PEOPLE) throw errors.AFFILIATES_TOO_MANY();
      const userId = known?.userId ?? invitedId;
      const recordId = known?.id ?? id();
      if (known) await changeRecord(tx, recordId, { state: "invited", email, userId }, now());
      else
        await addRecord(tx, {
          ...{ id: recordId, email, userId, creatorId: user.id, state: "invited" },
          createdAt: now(),
          updatedAt: now(),
        });
      if (bps !== undefined)
        await changeTerms(tx, user.id, now(), (terms) => ({ ...terms, people: { ...terms.people, [userId ?? recordId]: bps } }));
      if (userId !== null) {
        const { shopName, bps: promised } = await findRecord(tx, recordId);
        await markAffiliate(tx, userId, now());
        const invited = affiliateInvited({ userId, creatorId: user.id, recordId, shopName, bps: promised, at: now() });
        await emitAll(tx, [invited, affiliateMoved({ userId })]);
      }
      await emit(tx, programmeMoved({ userId: user.id }));
      return { email };
    }),
  );
});

type Fields = Parameters<typeof changeRecord>[2];

interface Move {
  id: string;
  creatorId: string;
  to: AffiliateState;
  missing: () => Error;
  moved: () => Error;
}

/** A step of somebody in a creator's own programme. */
async function move(tx: Tx, { now }: Pick<Services, "now">, { id, creatorId, to, missing, moved }: Move): Promise<ProgrammeAffiliate> {
  const record = await lockRecord(tx, id);
  if (record?.creatorId !== creatorId) throw missing();
  if (!canMoveAffiliate(record.state, to)) throw moved();
  if (record.userId === null || (record.state === "invited" && record.activeAt === null)) return withdraw(tx, record, creatorId);
  const stopped: Fields = (to === "paused" || to === "ended") && record.stoppedAt === null ? { stoppedAt: now() } : {};
  await changeRecord(tx, id, { state: to, ...stopped }, now());
  if (to === "active") await startCounting(tx, id, now());
  if (to === "active") await markAffiliate(tx, record.userId, now());
  await emitAll(tx, [affiliateMoved({ userId: record.userId }), programmeMoved({ userId: creatorId })]);
  return findAffiliate(tx, id, creatorId);
}

/** An invitation that is taken back leaves no record: one that stayed would tell whether there is an account. */
async function withdraw(tx: Tx, { id, userId }: { id: string; userId: string | null }, creatorId: string): Promise<ProgrammeAffiliate> {
  const invited = await findAffiliate(tx, id, creatorId);
  await removeRecord(tx, id);
  if (userId !== null) await emit(tx, affiliateMoved({ userId }));
  await emit(tx, programmeMoved({ userId: creatorId }));
  return { ...invited, state: "ended" };
}

export const decideRequest = ownAffiliateCalls.decideRequest.handler(({ input, context, errors }) =>
  context.transaction(async (tx) => {
    const record = await lockRecord(tx, input.id);
    if (record && record.creatorId === context.user.id && record.state !== "created") throw errors.AFFILIATES_NOT_LIKE_THIS();
    return move(tx, context, {
      ...{ id: input.id, creatorId: context.user.id, to: input.isAccepted ? "active" : "ignored" },
      ...{ missing: errors.AFFILIATES_NOT_FOUND, moved: errors.AFFILIATES_NOT_LIKE_THIS },
    });
  }),
);

export const pauseAffiliate = ownAffiliateCalls.pauseAffiliate.handler(({ input, context, errors }) =>
  context.transaction(async (tx) => {
    const record = await lockRecord(tx, input.id);
    // An invitation becomes active by its answer alone.
    if (record && record.creatorId === context.user.id && !["active", "paused"].includes(record.state))
      throw errors.AFFILIATES_NOT_LIKE_THIS();
    return move(tx, context, {
      ...{ id: input.id, creatorId: context.user.id, to: input.isPaused ? "paused" : "active" },
      ...{ missing: errors.AFFILIATES_NOT_FOUND, moved: errors.AFFILIATES_NOT_LIKE_THIS },
    });
  }),
);

export const endAffiliate = ownAffiliateCalls.endAffiliate.handler(({ input, context, errors }) =>
  context.transaction((tx) =>
    move(tx, context, {
      ...{ id: input.id, creatorId: context.user.id, to: "ended" },
      ...{ missing: errors.AFFILIATES_NOT_FOUND, moved: errors.AFFILIATES_NOT_LIKE_THIS },
    }),
  ),
);

export const setRate = ownAffiliateCalls.setRate.handler(({ input: { id, bps }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const record = await lockRecord(tx, id);
    if (record?.creatorId !== user.id) throw errors.AFFILIATES_NOT_FOUND();
    if (["ended", "ignored"].includes(record.state)) throw errors.AFFILIATES_NOT_LIKE_THIS();
    const who = record.userId ?? record.id;
    await changeTerms(tx, user.id, now(), ({ people, ...terms }) => {
      const { [who]: _, ...others } = people;
      return { ...terms, people: bps === null ? others : { ...others, [who]: bps } };
    });
    if (record.userId !== null) await emit(tx, affiliateMoved({ userId: record.userId }));
    await emit(tx, programmeMoved({ userId: user.id }));
    return findAffiliate(tx, id, user.id);
  }),
);
