import { payouts as call } from "./procedures.ts";
import { batchesBefore, batchView, countOnHold, latestBatch } from "./reading/batch.ts";
import { caseOf, detailOf } from "./reading/case.ts";
import { overviewOf } from "./reading/overview.ts";
import { payoutList, selectPayouts, viewOf } from "./reading/payout-view.ts";
import { queuedOf, queueOf } from "./reading/queue-rows.ts";

export const overview = call.overview.handler(({ context: { db, user, now } }) => overviewOf(db, user.id, now()));

export const payouts = call.payouts.handler(async ({ input, context: { db, user } }) => {
  const { rows, next, total } = await payoutList.page(db, selectPayouts(db).where("p.userId", "=", user.id), input);
  return { rows: rows.map(viewOf), next, total };
});

export const payout = call.payout.handler(async ({ input: { id }, context: { db, user }, errors }) => {
  const found = await detailOf(db, user.id, id);
  if (!found) throw errors.PAYOUTS_NOT_FOUND();
  return found;
});

export const payoutQueue = call.payoutQueue.handler(async ({ input, context }) => {
  const { db, user, now } = context;
  const { show, search, batch: asked, ...list } = input;
  const batch = asked ?? (await latestBatch(db));
  const [page, view, before, onHold] = await Promise.all([
    payoutList.page(db, queueOf(db, { show, batch: batch ?? "", search }), {
      ...list,
      sort: list.sort ?? (show === "batch" ? "amount" : "created"),
      direction: list.direction ?? "desc",
    }),
    batch === null ? null : batchView(context, batch, now()),
    batchesBefore(db, batch),
    countOnHold(db),
  ]);
  return { rows: await queuedOf(context, page.rows, user.id), next: page.next, total: page.total, batch: view, before, onHold };
});

export const payoutCase = call.payoutCase.handler(({ input: { id }, context }) => caseOf(context, id));
