import type { SoldLicence } from "@blenda/domain/figures/constants";
import { sourceOf } from "@blenda/domain/figures/sources";
import type { Selectable } from "kysely";
import { moneyOfOrders } from "../../orders/port.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Database, Tx } from "../../platform/database/db.ts";
import { countryOfOrder } from "../views/country.ts";
import { backFlow, type Flow, type LineBalance, lineBalance, type SoldLine, saleFlow, shareFlow } from "./money.ts";
import { writeSaleLines } from "./sale-lines-repository.ts";
import { type Change, type Facets, sumUp } from "./slices.ts";
import { type Amounts, addToDays } from "./sums-repository.ts";

type Line = Awaited<ReturnType<typeof moneyOfOrders>>[number];
type SaleLineRow = Selectable<Database["saleLines"]>;

/**
 * Brings the figures to where these orders are, and answers whose they were. What is counted already is known line by line, so
 * only the difference is added: the same order twice ends the same. A refund belongs to the day it happened. Call it holding
 * the orders' places among those that wait: two at once would count a new line twice.
 */
export async function follow(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const lines = await moneyOfOrders(tx, [...new Set(orderIds)]);
  if (lines.length === 0) return [];
  const counted = new Map((await countedLines(tx, lines)).map((row) => [row.lineId, row]));
  const steps = lines.map((line) => stepOf(line, counted.get(line.id)));
  const changes = steps.flatMap(({ changes: of }) => of);
  await writeSaleLines(
    tx,
    steps.map(({ row }) => row),
  );
  await addToDays(tx, sumUp(changes));
  return [...new Set(lines.map(({ creatorId }) => creatorId))];
}

const countedLines = (tx: Tx, lines: readonly Line[]): Promise<SaleLineRow[]> =>
  tx
    .selectFrom("saleLines")
    .selectAll()
    .where("lineId", "=", anyOf(lines.map(({ id }) => id)))
    .orderBy("lineId")
    .forUpdate()
    .execute();

function stepOf(line: Line, before: SaleLineRow | undefined): { row: SaleLineRow; changes: Change[] } {
  const sold: SoldLine = { ...line, clearsAt: line.availableAt };
  const sale = saleFlow(sold);
  const standing = lineBalance(sold);
  const row = rowOf(line, sale, standing, before);
  const { creatorId } = line;
  const facets: Facets = { item: row.itemKey, country: row.country, source: row.source, licence: row.licence };
  const flows = [...(before ? [] : [sale]), ...sold.backs.slice(before?.refunds ?? 0).map((back) => backFlow(sold, back))];
  const shared = before?.isShareReturned ? null : shareFlow(sold);
  const changes = [...flows, ...(shared ? [shared] : [])].map(({ day, ...amounts }): Change => ({ creatorId, day, facets, amounts }));
  changes.push({ creatorId, day: sale.day, facets, amounts: soldSince(row, before) });
  for (const clearing of clearingOf(row, before)) changes.push({ creatorId, facets: {}, ...clearing });
  return { row, changes };
}

function rowOf(line: Line, sale: Flow, standing: LineBalance, before: SaleLineRow | undefined): SaleLineRow {
  const now = {
    refundedCents: standing.refunded,
    commissionCents: standing.commission,
    affiliateCents: standing.affiliate,
    earnedCents: standing.earned,
    isShareReturned: line.affiliate?.void !== undefined,
    pendingCents: standing.pending,
    state: standing.state,
    clearsAt: line.availableAt,
    clearsOn: standing.clearsOn,
    refunds: line.backs.length,
  };
  if (before) return { ...before, ...now };
  const licence: SoldLicence = line.licenceType ?? "none";
  return {
    ...{ lineId: line.id, orderId: line.orderId, orderNumber: line.number, creatorId: line.creatorId, soldAt: line.soldAt },
    ...{
      itemKey: `${line.itemType}:${line.itemId}`,
      country: countryOfOrder(line),
      source: sourceOf(line.visit, line.affiliate !== null),
      licence,
    },
    ...{ listCents: sale.gross, offCents: sale.discounts, cardCents: sale.card },
    ...now,
  };
}

/** What was sold on its day stands differently now. */
const soldSince = (row: SaleLineRow, before: SaleLineRow | undefined): Partial<Amounts> => ({
  soldRefunded: row.refundedCents - (before?.refundedCents ?? 0),
  soldCommission: row.commissionCents - (before?.commissionCents ?? 0),
  soldEarned: row.earnedCents - (before?.earnedCents ?? 0),
  soldPending: row.pendingCents - (before?.pendingCents ?? 0),
});

/** What becomes available on which day: no longer on the one it was, but on the one it is. */
function clearingOf(row: SaleLineRow, before: SaleLineRow | undefined): { day: string; amounts: Partial<Amounts> }[] {
  const was = before?.clearsOn ? [{ day: before.clearsOn, amounts: { clearing: -before.pendingCents } }] : [];
  return row.clearsOn ? [...was, { day: row.clearsOn, amounts: { clearing: row.pendingCents } }] : was;
}
