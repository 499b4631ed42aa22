import type { PayoutLine, QueuedPayout } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import type { Db } from "../../platform/database/db.ts";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { payouts } from "../procedures.ts";
import { latestBatch } from "./batch.ts";
import { allLines } from "./line-repository.ts";
import { payoutList } from "./payout-view.ts";
import { type QueueRow, queuedOf, queueOf } from "./queue-rows.ts";

const amount = (cents: number) => (cents / 100).toFixed(2);

const LINES: CsvColumns<PayoutLine> = {
  date: ({ at }) => at,
  kind: ({ kind }) => kind,
  order: ({ orderNumber }) => orderNumber,
  item: ({ title }) => title,
  "net price": ({ netCents }) => amount(netCents),
  commission: ({ commissionCents }) => amount(commissionCents),
  "card cost": ({ processingCents }) => amount(processingCents),
  amount: ({ amountCents }) => amount(amountCents),
};

/** A person's payouts of a year that were paid, the first first. */
export const paidInYear = (db: Db, userId: string, year: number) =>
  db
    .selectFrom("payouts")
    .selectAll()
    .where("userId", "=", userId)
    .where("paidAt", ">=", `${year}-01-01T00:00:00.000Z`)
    .where("paidAt", "<", `${year + 1}-01-01T00:00:00.000Z`)
    .where("status", "<>", "returned")
    .orderBy("paidAt")
    .execute();

const FILE_ROWS = 20_000;

/** Every sale, fee and refund of a payout, or of a year's. */
export const payoutFile = payouts.payoutFile.handler(async ({ input: { id, year }, context: { db, user, now }, errors }) => {
  if (id !== undefined) {
    const payout = await db
      .selectFrom("payouts")
      .select(["id", "day"])
      .where("id", "=", id)
      .where("userId", "=", user.id)
      .executeTakeFirst();
    if (!payout) throw errors.PAYOUTS_NOT_FOUND();
    return csvFile({ name: `payout-${payout.day}`, now: now(), most: FILE_ROWS }, LINES, allLines(db, [payout.id]));
  }
  const of = year ?? new Date(now()).getUTCFullYear();
  const ids = (await paidInYear(db, user.id, of)).map((payout) => payout.id);
  return csvFile({ name: `payouts-${of}`, now: now(), most: FILE_ROWS }, LINES, allLines(db, ids));
});

const QUEUE: CsvColumns<QueuedPayout> = {
  payout: ({ id }) => id,
  batch: ({ batch }) => batch,
  friday: ({ day }) => day,
  person: ({ personName }) => personName,
  shop: ({ shopName }) => shopName,
  state: ({ status }) => payoutTexts.statuses[status],
  amount: ({ amountCents }) => amount(amountCents),
  currency: ({ currency }) => currency,
  account: ({ recipient }) => (recipient ? `${recipient.currency} ending ${recipient.last4}` : ""),
  "same account as": ({ sameAccountAs }) => sameAccountAs.join(", "),
  sales: ({ sales }) => sales,
  "approved by": ({ approvals }) => approvals.map(({ name }) => name).join(", "),
  note: ({ note }) => note,
};

export const queueFile = payouts.queueFile.handler(async ({ input, context }) => {
  const { db, user, now } = context;
  const batch = input.batch ?? (await latestBatch(db)) ?? "";
  async function* lines() {
    const rows: AsyncIterable<QueueRow> = payoutList.all(db, queueOf(db, { show: "batch", batch }), { sort: "amount", direction: "desc" });
    for await (const row of rows) yield* await queuedOf(context, [row], user.id);
  }
  const file = await csvFile({ name: `payout-batch-${batch}`, now: now() }, QUEUE, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "payouts.queueFile", target: { kind: "batch", id: batch }, after: { isCut: file.isCut } }),
  );
  return file;
});
