import { figuresChanged } from "@blenda/domain/figures/events";
import type { Tx } from "../../platform/database/db.ts";
import { emitAll } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { follow } from "./follow.ts";
import { deleteUnfollowedOfReturning, deleteUnfollowedReturning, hasUnfollowed, leaveUnfollowed } from "./unfollowed-repository.ts";

/** So many turns in a minute; whoever sold before there were figures has them some minutes after the update. */
const TURNS = 50;

/** Something happened to these orders: they wait to be counted, and their creators may look. */
export async function leaveSales(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const creatorIds = await leaveUnfollowed(tx, [...new Set(orderIds)]);
  await emitAll(tx, creatorIds.map(toChanged));
}

/** Before a creator's figures are read: what of theirs still waits is counted, so that they never look at old ones. */
export async function countSalesOf({ db, transaction }: Pick<Services, "db" | "transaction">, creatorId: string): Promise<void> {
  while (await hasUnfollowed(db, creatorId)) await transaction(async (tx) => follow(tx, await deleteUnfollowedOfReturning(tx, creatorId)));
}

/** Everybody's: once a minute, and before creators are compared with each other. */
export async function countSales({ transaction }: Pick<Services, "transaction">): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const count = await transaction(async (tx) => {
      const orderIds = await deleteUnfollowedReturning(tx);
      await emitAll(tx, (await follow(tx, orderIds)).map(toChanged));
      return orderIds.length;
    });
    if (count === 0) return;
  }
}

const toChanged = (creatorId: string) => figuresChanged({ creatorId });
