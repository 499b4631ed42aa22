import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/db.ts";
import * as repository from "./repository.ts";

export type { KnownDiscount } from "./repository.ts";

/** A code as typed, for whoever these lines belong to: a creator's own code, or the platform's. */
export const findDiscount = (
  db: Db,
  code: string,
  creatorIds: readonly string[],
  buyerKey: string,
): Promise<repository.KnownDiscount | null> => repository.findByCode(db, code.trim().toUpperCase(), creatorIds, buyerKey);

/**
 * Takes one use for an order, in its transaction. Answers whether there was one left: of many at once exactly as many
 * get through as the code allows.
 */
export const useDiscount = (tx: Tx, use: { discountId: string; orderId: string; buyerKey: string; at: Instant }): Promise<boolean> =>
  repository.takeUse(tx, use);

/** Gives a use back: the order was not paid, or was refunded whole. Twice gives it back once. */
export const returnDiscount = (tx: Tx, orderId: string, at: Instant): Promise<void> => repository.giveUseBack(tx, orderId, at);
