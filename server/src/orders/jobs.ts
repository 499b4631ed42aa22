import { earnedLeft } from "@blenda/domain/ledger/rules";
import { orderMatured } from "@blenda/domain/orders/events";
import { account, book } from "../ledger/port.ts";
import { emitAll } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { lockMaturing, matureLine } from "./repository.ts";
import { countSales } from "./sales/count-sales.ts";
import { purgeTests } from "./tests-over/purge-tests.ts";

/** The hold is over and nobody complained: what a creator earned becomes theirs to take. */
async function mature(services: Services): Promise<void> {
  const { now } = services;
  await services.transaction(async (tx) => {
    const maturing = await lockMaturing(tx, now());
    for (const line of maturing) {
      const { id, creatorId, refundedCents, status, isTest } = line;
      const amount = earnedLeft(line, refundedCents);
      if (creatorId !== null && !isTest) {
        const entries = [
          { account: account("creator_pending", creatorId), amount: -amount },
          { account: account("creator_available", creatorId), amount },
        ];
        await book(tx, { kind: "mature", source: `line/${id}`, at: now(), entries });
      }
      await matureLine(tx, id, now());
      if (status === "fulfilled")
        await recordTransition(tx, { entity: "order_line", entityId: id, fromStatus: status, toStatus: "completed", actorId: null }, now());
    }
    const orderIds = new Set(maturing.map(({ orderId }) => orderId));
    await emitAll(
      tx,
      [...orderIds].map((orderId) => orderMatured({ orderId })),
    );
  });
}

export const orderJobs: Job<Services>[] = [
  { name: "orders.countSales", cron: "* * * * *", retryLimit: 1, run: countSales },
  { name: "orders.mature", cron: "23 * * * *", retryLimit: 1, run: mature },
  { name: "orders.purgeTests", cron: "41 3 * * *", retryLimit: 3, run: purgeTests },
];
