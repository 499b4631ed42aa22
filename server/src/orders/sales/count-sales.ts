import { THING_TYPES } from "@blenda/domain/orders/constants";
import { salesCounted } from "@blenda/domain/orders/events";
import type { Tx } from "../../platform/database/db.ts";
import { emitAll } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { Trade } from "../../platform/trade.ts";
import { COUNTED_AT_ONCE, dequeueUncounted } from "./sales-repository.ts";

/** As many as one note to the other processes can name. */
const TOLD_AT_ONCE = 80;

/** Counts the sales of the last minute. Lists sorted by popularity follow; nothing that is sold waits for that. */
export async function countSales(services: Services): Promise<void> {
  while ((await services.transaction((tx) => countSome(tx, services.trade))) === COUNTED_AT_ONCE);
}

async function countSome(tx: Tx, { kinds }: Trade): Promise<number> {
  const sold = await dequeueUncounted(tx);
  for (const kind of THING_TYPES) {
    const ids = sold.flatMap(({ itemType, itemId }) => (itemType === kind ? itemId : []));
    if (ids.length === 0) continue;
    const counted = (await kinds[kind].countSales?.(tx, ids)) ?? [];
    const pieces = Array.from({ length: Math.ceil(counted.length / TOLD_AT_ONCE) }, (_, n) =>
      counted.slice(n * TOLD_AT_ONCE, (n + 1) * TOLD_AT_ONCE),
    );
    await emitAll(
      tx,
      pieces.map((some) =>
        salesCounted({ kind, ids: some.map(({ id }) => id), creatorIds: [...new Set(some.map(({ creatorId }) => creatorId))] }),
      ),
    );
  }
  return sold.length;
}
