import { figureTexts } from "@blenda/domain/figures/texts";
import { csvFile } from "../../platform/http/csv.ts";
import { figures } from "../procedures.ts";
import { affiliatesReportOf } from "../reading/affiliates-report.ts";

const money = (cents: number): number => cents / 100;

/** What affiliates brought, one row each, as CSV. */
export const affiliatesFile = figures.affiliatesFile.handler(async ({ input, context: { db, now, user } }) => {
  const { rows } = await affiliatesReportOf(db, user.id, input);
  return csvFile(
    { name: `affiliates-${input.from}-to-${input.to}`, now: now() },
    {
      Affiliate: ({ name }) => name,
      Sales: ({ sales }) => sales,
      [figureTexts.terms.gross.label]: ({ grossCents }) => money(grossCents),
      [figureTexts.terms.affiliates.label]: ({ affiliateCents }) => money(affiliateCents),
      [figureTexts.terms.earned.label]: ({ earnedCents }) => money(earnedCents),
    },
    rows,
  );
});
