import type { RefundLine } from "@blenda/domain/refunds/lists/model";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { refunds } from "../procedures.ts";
import { lineOf, refundList, selectRefunds } from "./list.ts";
import { rightsOf } from "./names.ts";

const COLUMNS: CsvColumns<RefundLine> = {
  id: ({ id }) => id,
  order: ({ orderNumber }) => orderNumber,
  title: ({ title }) => title,
  buyer: ({ buyerName }) => buyerName,
  creator: ({ creatorName }) => creatorName,
  reason: ({ reason }) => refundReasonTexts[reason],
  "amount (USD)": ({ amountCents }) => (amountCents / 100).toFixed(2),
  state: ({ status }) => refundTexts.steps[status],
  bank: ({ bank }) => bank,
  "opened by": ({ isByStaff }) => (isByStaff ? "our team" : "the buyer"),
  opened: ({ createdAt }) => createdAt,
  due: ({ dueAt }) => dueAt,
};

export const refundsFile = refunds.refundsFile.handler(async ({ input: { sort, direction, ...filter }, context }) => {
  const { db, now, user } = context;
  const { hasNames } = rightsOf(user);
  async function* lines() {
    for await (const row of refundList.all(db, selectRefunds(db, filter, hasNames), { sort, direction })) yield lineOf(row, hasNames);
  }
  const file = await csvFile({ name: "refunds", now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "refunds.refundsFile", target: { kind: "list", id: "refunds" }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
