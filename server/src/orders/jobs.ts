import { affiliateLeft, earnedLeft } from "@blenda/domain/ledger/rules";
import { orderMatured } from "@blenda/domain/orders/events";
import { account, book, shareAccount } from "../ledger/port.ts";
import { emitAll } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { lockMaturing, matureLine, setLineAffiliate } from "./repository.ts";
import { countSales } from "./sales/count-sales.ts";
import { purgeTests } from "./tests-over/purge-tests.ts";

/** The hold is over and nobody complained: what a creator and an affiliate earned becomes theirs to take. */
async function mature(services: Services): Promise<void> {
  const { now } = services;
  await services.transaction(async (tx) => {
    const maturing = await lockMaturing(tx, now());
    for (const line of maturing) {
      const { id, creatorId, refundedCents, status, isTest, affiliate } = line;
      const amount = earnedLeft(line, refundedCents);
      // What our team looks at waits until they are done.
      const share = affiliate?.isInReview ? 0 : affiliateLeft(line, refundedCents);
      const matured = affiliate && !affiliate.isInReview ? { ...affiliate, maturedAt: now() } : null;
      if (creatorId !== null && !isTest) {
        const entries = [
          { account: account("creator_pending", creatorId), amount: -amount },
          { account: account("creator_available", creatorId), amount },
          ...(affiliate && matured
            ? [
                { account: shareAccount(affiliate), amount: -share },
                { account: shareAccount(matured), amount: share },
              ]
            : []),
        ];
        await book(tx, { kind: "mature", source: `line/${id}`, at: now(), entries });
      }
      await matureLine(tx, id, now());
      if (matured) await setLineAffiliate(tx, id, matured);
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
