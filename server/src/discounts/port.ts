import type { Instant } from "@blenda/domain/shared/time";
import type { RawBuilder } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import * as repository from "./repository.ts";

export type { KnownDiscount } from "./repository.ts";

/** A code as typed, for whoever these lines belong to: a creator's own code, or the platform's; and what this buyer did with it. */
export const findDiscount = (
  db: Db,
  code: string,
  creatorIds: readonly string[],
  orders: RawBuilder<string>,
): Promise<repository.KnownDiscount | null> => repository.findByCode(db, code.trim().toUpperCase(), creatorIds, orders);

/** Keeps one use for an order that is about to be paid, in a transaction that ends with it. Answers why there is none. */
export const reserveDiscount = (tx: Tx, use: repository.Use): Promise<repository.UseRefusal | null> => repository.reserveUse(tx, use);

/** Counts the use of an order that is paid. Answers whether the code had one. */
export const countDiscount = (tx: Tx, discountId: string, orderId: string, now: Instant): Promise<boolean> =>
  repository.countUse(tx, discountId, orderId, now);

/** Gives a use back: the order was not paid, or was refunded whole. Twice gives it back once. */
export const returnDiscount = (tx: Tx, orderId: string, at: Instant): Promise<void> => repository.giveUseBack(tx, orderId, at);

/** Orders that kept a use for longer than they may without paying. */
export const lapsedDiscounts = (db: Db, now: Instant): Promise<string[]> => repository.lapsedUses(db, now);
