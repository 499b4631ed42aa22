import { figureTexts } from "@blenda/domain/figures/texts";
import { csvFile } from "../../platform/http/csv.ts";
import { figures } from "../procedures.ts";
import { discountsReportOf } from "../reading/discounts-report.ts";

const money = (cents: number): number => cents / 100;

/** What was sold for less, by code, sale event or bundle, as CSV. */
export const discountsFile = figures.discountsFile.handler(async ({ input, context: { db, now, user } }) => {
  const { rows } = await discountsReportOf(db, user.id, input);
  const { discountGroups, withoutDiscountGroup } = figureTexts;
  return csvFile(
    { name: `discounts-${input.from}-to-${input.to}`, now: now() },
    {
      [discountGroups[input.by]]: ({ name }) => name || withoutDiscountGroup[input.by],
      Sales: ({ sales }) => sales,
      Gross: ({ grossCents }) => money(grossCents),
      Discounts: ({ offCents }) => money(offCents),
      "Blenda gave": ({ platformPaidCents }) => money(platformPaidCents),
      "You earned": ({ earnedCents }) => money(earnedCents),
    },
    rows,
  );
});
