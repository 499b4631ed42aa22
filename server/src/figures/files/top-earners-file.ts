import type { TopEarner } from "@blenda/domain/figures/top-earners";
import { LIST } from "@blenda/domain/shared/list";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { figures } from "../procedures.ts";
import { earnerList, selectEarners, shownEarners } from "../reading/top-earners.ts";
import { countSales } from "../sums/count-sales.ts";

const money = (cents: number): number => cents / 100;

const COLUMNS: CsvColumns<TopEarner> = {
  Creator: ({ name }) => name,
  Shop: ({ shopName }) => shopName,
  Sales: ({ sales }) => sales,
  Gross: ({ grossCents }) => money(grossCents),
  Refunded: ({ refundedCents }) => money(refundedCents),
  "Refunded in %": ({ refundBps }) => (refundBps === null ? null : refundBps / 100),
  Net: ({ earnedCents }) => money(earnedCents),
  "Net in the days before": ({ previousCents }) => money(previousCents),
};

export const topEarnersFile = figures.topEarnersFile.handler(async ({ input: { from, to, sort, direction }, context }) => {
  const { db, now } = context;
  await countSales(context);
  async function* earners() {
    let after: string | undefined;
    do {
      const page = await earnerList.page(db, selectEarners(db, { from, to }), { sort, direction, after, limit: LIST.LONGEST_PAGE });
      yield* await shownEarners(db, page.rows, { from, to });
      after = page.next ?? undefined;
    } while (after);
  }
  const file = await csvFile({ name: `top-earners-${from}-to-${to}`, now: now() }, COLUMNS, earners());
  await context.transaction((tx) =>
    audit(tx, context, {
      action: "figures.topEarnersFile",
      target: { kind: "list", id: "top-earners" },
      after: { from, to, isCut: file.isCut },
    }),
  );
  return file;
});
