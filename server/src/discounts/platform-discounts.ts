import { can } from "@blenda/domain/access/can";
import { changePromotions } from "@blenda/domain/discounts/access";
import { platformDiscountChanged } from "@blenda/domain/discounts/events";
import type { DiscountDraft, PlatformDiscount } from "@blenda/domain/discounts/model";
import { needsSecondPerson } from "@blenda/domain/discounts/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { discounts } from "./procedures.ts";
import { codesOf, platformDiscountsOf } from "./repository.ts";
import { columnsOf, lockCode, refuseFixed, refuseTaken, scopeOwners } from "./writing.ts";

async function shown(tx: Tx, user: Me, id: string, now: string): Promise<PlatformDiscount> {
  const rows = await codesOf(tx, { ownerId: null }).where("d.id", "=", id).execute();
  const [one] = await platformDiscountsOf(tx, rows, { id: user.id, mayChange: can(user, changePromotions) }, now);
  if (!one) throw refusal("DISCOUNTS_NOT_FOUND");
  return one;
}

const lockOurs = async (tx: Tx, id: string) => {
  const held = await lockCode(tx, null, id);
  if (!held) throw refusal("DISCOUNTS_NOT_FOUND");
  return held;
};

/** Nobody decides about their own: what names something of theirs is somebody else's to write and to approve. */
async function refuseOwnItems(tx: Tx, scope: DiscountDraft["scope"], userId: string): Promise<void> {
  if ((await scopeOwners(tx, scope, null)).has(userId)) throw refusal("DISCOUNTS_OWN_ITEMS");
}

/** Written down, and told to everybody who looks at discounts. */
async function record(tx: Tx, context: Auditor, id: string, done: { action: string; before?: unknown; after?: unknown }): Promise<void> {
  await audit(tx, context, { ...done, target: { kind: "discount", id } });
  await emit(tx, platformDiscountChanged({ discountId: id }));
}

export const createDiscount = discounts.createDiscount.handler(async ({ input, context }) => {
  const { user, now, id: newId } = context;
  const { key: _, note, ...draft } = input;
  return context.transaction(async (tx) => {
    const id = await idempotent(tx, { actorId: user.id, operation: "discounts.createDiscount", input }, async () => {
      const columns = columnsOf(draft);
      await refuseOwnItems(tx, draft.scope, user.id);
      await refuseTaken(tx, null, draft.code, null);
      const made = { id: newId(), source: "platform" as const, note, isWaiting: needsSecondPerson(draft), createdAt: now() };
      await tx
        .insertInto("discounts")
        .values({ ...columns, ...made, createdBy: user.id, changedBy: user.id })
        .execute();
      await record(tx, context, made.id, { action: "discounts.createDiscount", after: { ...draft, note } });
      return made.id;
    });
    return shown(tx, user, id, now());
  });
});

export const updateDiscount = discounts.updateDiscount.handler(async ({ input: { id, note, ...draft }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const held = await lockOurs(tx, id);
    const columns = columnsOf(draft);
    refuseFixed(held, draft);
    await refuseOwnItems(tx, draft.scope, user.id);
    await refuseTaken(tx, null, draft.code, id);
    // Whatever of a large one changes is for a second person again: also its limits and its days.
    const standing = { isWaiting: needsSecondPerson(draft), approvedBy: null, changedBy: user.id };
    await tx
      .updateTable("discounts")
      .set({ ...columns, ...standing, note })
      .where("id", "=", id)
      .execute();
    const { code, type, value, maxUses, startsAt, endsAt } = held;
    await record(tx, context, id, {
      action: "discounts.updateDiscount",
      before: { code, type, value, maxUses, startsAt, endsAt },
      after: { ...draft, note },
    });
    return shown(tx, user, id, now());
  });
});

export const setDiscountEnabled = discounts.setDiscountEnabled.handler(async ({ input: { id, isEnabled }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const held = await lockOurs(tx, id);
    await tx.updateTable("discounts").set({ isEnabled }).where("id", "=", id).execute();
    await record(tx, context, id, { action: "discounts.setDiscountEnabled", before: { isEnabled: held.isEnabled }, after: { isEnabled } });
    return shown(tx, user, id, now());
  });
});

export const approveDiscount = discounts.approveDiscount.handler(async ({ input: { id }, context, errors }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const held = await lockOurs(tx, id);
    if (!held.isWaiting) return shown(tx, user, id, now());
    if (held.changedBy === user.id || held.createdBy === user.id) throw errors.DISCOUNTS_SECOND_PERSON();
    const { productIds, trainingIds, categoryIds, licenceTypes } = held.scope;
    const scope = { productIds: [...productIds], trainingIds: [...trainingIds], categoryIds: [...categoryIds], licenceTypes: [...licenceTypes] };
    await refuseOwnItems(tx, scope, user.id);
    await tx.updateTable("discounts").set({ isWaiting: false, approvedBy: user.id }).where("id", "=", id).execute();
    await record(tx, context, id, { action: "discounts.approveDiscount", after: { approvedBy: user.id } });
    return shown(tx, user, id, now());
  });
});
