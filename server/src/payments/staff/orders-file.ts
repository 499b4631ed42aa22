import type { PaymentLine } from "@blenda/domain/payments/model";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { linesFor, orderList, selectOrders } from "./list.ts";
import { payments } from "./procedures.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const COLUMNS: CsvColumns<PaymentLine> = {
  order: ({ number }) => number,
  buyer: ({ email }) => email,
  items: ({ items }) => items.join("; "),
  total: ({ totalCents }) => dollars(totalCents),
  refunded: ({ refundedCents }) => dollars(refundedCents),
  currency: ({ currency }) => currency,
  state: ({ state }) => state,
  card: ({ card }) => card && `${card.brand} ${card.last4}`,
  provider: ({ provider }) => provider,
  test: ({ isTest }) => (isTest ? "yes" : "no"),
  fraud: ({ isFraud }) => (isFraud ? "yes" : "no"),
  created: ({ createdAt }) => createdAt,
};
const AT_A_TIME = 100;

export const ordersFile = payments.ordersFile.handler(async ({ input: { direction, ...filter }, context }) => {
  const { db, now, user } = context;
  async function* lines() {
    let rows = [];
    for await (const row of orderList.all(db, selectOrders(db, filter), { sort: "created", direction })) {
      rows.push(row);
      if (rows.length < AT_A_TIME) continue;
      yield* await linesFor(db, user, rows);
      rows = [];
    }
    yield* await linesFor(db, user, rows);
  }
  const file = await csvFile({ name: "orders", now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "payments.ordersFile", target: { kind: "list", id: "orders" }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
