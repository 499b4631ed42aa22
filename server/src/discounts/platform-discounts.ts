import { offersChanged, platformDiscountChanged } from "@blenda/domain/discounts/events";
import type { Discount, PlatformDiscount } from "@blenda/domain/discounts/model";
import { needsSecondPerson } from "@blenda/domain/discounts/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { saleableItems } from "../publication/sales.ts";
import { discounts } from "./procedures.ts";
import { codesOf, platformDiscountsOf } from "./repository.ts";
import { columnsOf, isSameOffer, lockCode, refuseFixed, refuseTaken, scopeOwners } from "./writing.ts";

async function shown(tx: Tx, user: Me, id: string, now: string): Promise<PlatformDiscount> {
  const rows = await codesOf(tx, { ownerId: null }).where("d.id", "=", id).execute();
  const [one] = await platformDiscountsOf(tx, rows, user, now);
  if (!one) throw refusal("DISCOUNTS_NOT_FOUND");
  return one;
}

const lockOurs = async (tx: Tx, id: string) => {
  const held = await lockCode(tx, null, id);
  if (!held) throw refusal("DISCOUNTS_NOT_FOUND");
  return held;
};

/** Nobody decides about their own: what names something of theirs is somebody else's to write and to approve. */
async function refuseOwnItems(tx: Tx, scope: Pick<Discount["scope"], "productIds" | "trainingIds">, userId: string): Promise<void> {
  const own = { creatorId: userId };
  const items = [
    ...(await saleableItems(tx, "product", { ...own, ids: [...scope.productIds] })),
    ...(await saleableItems(tx, "training", { ...own, ids: [...scope.trainingIds] })),
  ];
  if (items.length > 0) throw refusal("OWN_TARGET");
}

/** Written down, and told to everybody who looks at discounts. */
async function record(tx: Tx, context: Auditor, id: string, done: { action: string; before?: unknown; after?: unknown }): Promise<void> {
  await audit(tx, context, { ...done, target: { kind: "discount", id } });
  await emit(tx, platformDiscountChanged({ discountId: id }));
  await emit(tx, offersChanged({ discountId: id }));
}

export const createDiscount = discounts.createDiscount.handler(async ({ input, context }) => {
  const { user, now, id: newId } = context;
  const { key: _, note, asksCreators, ...draft } = input;
  return context.transaction(async (tx) => {
    const id = await idempotent(tx, { actorId: user.id, operation: "discounts.createDiscount", input }, async () => {
      const columns = columnsOf(draft);
      await scopeOwners(tx, draft.scope, null);
      await refuseOwnItems(tx, draft.scope, user.id);
      await refuseTaken(tx, null, draft.code, null);
      const made = { id: newId(), source: "platform" as const, isWaiting: needsSecondPerson(draft), createdAt: now() };
      await tx
        .insertInto("discounts")
        .values({ ...columns, ...made, note, asksCreators, createdBy: user.id, changedBy: user.id })
        .execute();
      await record(tx, context, made.id, { action: "discounts.createDiscount", after: { ...draft, note, asksCreators } });
      return made.id;
    });
    return shown(tx, user, id, now());
  });
});

export const updateDiscount = discounts.updateDiscount.handler(async ({ input: { id, note, asksCreators, ...draft }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const held = await lockOurs(tx, id);
    const columns = columnsOf(draft);
    refuseFixed(held, draft);
    await scopeOwners(tx, draft.scope, null);
    await refuseOwnItems(tx, held.scope, user.id);
    await refuseOwnItems(tx, draft.scope, user.id);
    await refuseTaken(tx, null, draft.code, id);
    // Whatever of a large one changes is for a second person again: also its limits and its days.
    const terms = isSameOffer(held, draft) ? held.terms : held.terms + 1;
    const standing = { isWaiting: needsSecondPerson(draft), approvedBy: null, changedBy: user.id };
    await tx
      .updateTable("discounts")
      .set({ ...columns, ...standing, note, asksCreators, terms })
      .where("id", "=", id)
      .execute();
    const { code, type, value, maxUses, startsAt, endsAt, asksCreators: asked } = held;
    await record(tx, context, id, {
      action: "discounts.updateDiscount",
      before: { code, type, value, maxUses, startsAt, endsAt, asksCreators: asked },
      after: { ...draft, note, asksCreators },
    });
    return shown(tx, user, id, now());
  });
});

export const setDiscountEnabled = discounts.setDiscountEnabled.handler(async ({ input: { id, isEnabled }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const held = await lockOurs(tx, id);
    await refuseOwnItems(tx, held.scope, user.id);
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
    await refuseOwnItems(tx, held.scope, user.id);
    await tx.updateTable("discounts").set({ isWaiting: false, approvedBy: user.id }).where("id", "=", id).execute();
    await record(tx, context, id, { action: "discounts.approveDiscount", after: { approvedBy: user.id } });
    return shown(tx, user, id, now());
  });
});
