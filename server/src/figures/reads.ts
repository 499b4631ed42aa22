import { filesOf } from "./files/file-repository.ts";
import { figures } from "./procedures.ts";
import { affiliatesReportOf } from "./reading/affiliates-report.ts";
import { analyticsOf } from "./reading/analytics.ts";
import { discountsReportOf } from "./reading/discounts-report.ts";
import { earningsReportOf } from "./reading/earnings-report.ts";
import { overviewOf } from "./reading/overview.ts";
import { saleOf } from "./reading/sale.ts";
import { salesList, selectSales, shownLines, totalsOf } from "./reading/sale-lines.ts";
import { salesReportOf } from "./reading/sales-report.ts";
import { earnerList, earnerTotals, selectEarners, shownEarners } from "./reading/top-earners.ts";
import { countSales } from "./sums/count-sales.ts";

export const overview = figures.overview.handler(({ input, context: { db, user, now } }) => overviewOf(db, user.id, input, now()));

export const sales = figures.sales.handler(async ({ input, context: { db, user } }) => {
  const { sort, direction, after, limit, ...filter } = input;
  const found = await selectSales(db, user.id, filter);
  const [page, totals] = await Promise.all([
    salesList.page(db, found, { sort, direction, after, limit }),
    totalsOf(db, user.id, filter, found),
  ]);
  return { rows: await shownLines(db, page.rows), next: page.next, total: page.total, totals };
});

export const sale = figures.sale.handler(async ({ input, context: { db, user }, errors }) => {
  const found = await saleOf(db, user.id, input.id);
  if (!found) throw errors.FIGURES_NOT_FOUND();
  return found;
});

export const salesReport = figures.salesReport.handler(({ input, context: { db, user } }) => salesReportOf(db, user.id, input));

export const earningsReport = figures.earningsReport.handler(({ input, context: { db, user, now } }) =>
  earningsReportOf(db, user.id, input, now()),
);

export const discountsReport = figures.discountsReport.handler(({ input, context: { db, user } }) => discountsReportOf(db, user.id, input));

export const affiliatesReport = figures.affiliatesReport.handler(({ input, context: { db, user } }) =>
  affiliatesReportOf(db, user.id, input),
);

export const analytics = figures.analytics.handler(({ input, context: { db, user } }) => analyticsOf(db, user.id, input));

export const files = figures.files.handler(({ context: { db, user, now } }) => filesOf(db, user.id, now()));

export const topEarners = figures.topEarners.handler(async ({ input: { from, to, ...asked }, context }) => {
  const { db } = context;
  const range = { from, to };
  await countSales(context);
  const [page, totals] = await Promise.all([earnerList.page(db, selectEarners(db, range), asked), earnerTotals(db, range)]);
  return { rows: await shownEarners(db, page.rows, range), next: page.next, total: page.total, totals };
});
