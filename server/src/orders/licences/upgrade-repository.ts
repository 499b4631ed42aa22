import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { LicenceStatus } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { SoldLine } from "../repository.ts";
import { isOwned } from "../sql.ts";

export type Upgradable = Pick<
  SoldLine,
  "id" | "orderId" | "itemType" | "itemId" | "title" | "status" | "paidCents" | "taxCents" | "split" | "pausedAt" | "upgradeOf"
> & {
  isTest: boolean;
  /** Absent: what was bought has none. */
  licenceType: LicenceType | null;
  licenceStatus: LicenceStatus | null;
  licenceSeats: number | null;
};

const held = (db: Db, buyerId: string, lineId: string) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .leftJoin("licences as c", "c.lineId", "l.id")
    .select([
      "l.id",
      "l.orderId",
      "l.itemType",
      "l.itemId",
      "l.title",
      "l.status",
      "l.paidCents",
      "l.taxCents",
      "l.split",
      "l.pausedAt",
      "l.upgradeOf",
      "o.isTest",
    ])
    .select(["c.type as licenceType", "c.status as licenceStatus", "c.seats as licenceSeats"])
    .where("l.id", "=", lineId)
    .where("l.buyerId", "=", buyerId)
    .where("o.status", "=", "paid");

export const findHeld = (db: Db, buyerId: string, lineId: string): Promise<Upgradable | undefined> =>
  held(db, buyerId, lineId).executeTakeFirst();

export const lockHeld = (tx: Tx, buyerId: string, lineId: string): Promise<Upgradable | undefined> =>
  held(tx, buyerId, lineId).forUpdate("o").executeTakeFirst();

export const findWaiting = (db: Db, lineId: string, now: Instant) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(["o.id", "o.totalCents", "o.intentId", "l.licenceType"])
    .where("l.upgradeOf", "=", lineId)
    .where("o.status", "in", ["pending_payment", "requires_action", "failed"])
    .where("o.expiresAt", ">", now)
    .executeTakeFirst();

export async function transitionLicence(tx: Tx, { id, upgradeOf }: { id: string; upgradeOf: string }, now: Instant): Promise<boolean> {
  const before = await tx
    .updateTable("licences")
    .set({ status: "upgraded", revokedAt: now })
    .where("lineId", "=", upgradeOf)
    .where("status", "=", "active")
    .returning("organisation")
    .executeTakeFirst();
  const after = before ? before : { status: "revoked" as const, revokedAt: now };
  await tx.updateTable("licences").set(after).where("lineId", "=", id).execute();
  return before !== undefined;
}

export async function hasSuccessor(db: Db, lineId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.upgradeOf", "=", lineId)
    .where(isOwned("l"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * All of a line went back: its licence ends, and the one it had upgraded is valid again. What was built on it falls with it,
 * which only a bank can bring about: a refund of ours begins with the last upgrade.
 */
export async function endLicence(tx: Tx, lineId: string, at: Instant): Promise<void> {
  await tx
    .updateTable("licences")
    .set({ status: "revoked", revokedAt: at })
    .where("lineId", "=", lineId)
    .where("status", "=", "active")
    .execute();
  await tx
    .updateTable("licences")
    .set({ status: "active", revokedAt: null })
    .where("status", "=", "upgraded")
    .where("lineId", "=", (from) =>
      from
        .selectFrom("orderLines as l")
        .innerJoin("orderLines as b", "b.id", "l.upgradeOf")
        .select("b.id")
        .where("l.id", "=", lineId)
        .where(isOwned("b")),
    )
    .execute();
  const built = await tx
    .updateTable("orderLines")
    .set({ pausedAt: at })
    .where("upgradeOf", "=", lineId)
    .where("pausedAt", "is", null)
    .where(isOwned("order_lines"))
    .returning("id")
    .execute();
  for (const { id } of built) await endLicence(tx, id, at);
}

/** Answers whether there is a valid licence to name it on. */
export async function nameOrganisation(tx: Tx, lineId: string, organisation: string): Promise<boolean> {
  const named = await tx
    .updateTable("licences")
    .set({ organisation })
    .where("lineId", "=", lineId)
    .where("status", "=", "active")
    .returning("code")
    .executeTakeFirst();
  return named !== undefined;
}
