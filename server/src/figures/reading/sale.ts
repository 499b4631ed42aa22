import type { Sale, SaleMoment } from "@blenda/domain/figures/model";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { moneyOfOrders } from "../../orders/port.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import { disputedLineRow } from "../../payments/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refundRow } from "../../refunds/sql.ts";
import { backFlow, type SoldLine } from "../sums/money.ts";
import { shownLines } from "./sale-lines.ts";

/** One's own sale; `null` for everybody else's. */
export async function saleOf(db: Db, creatorId: string, id: string): Promise<Sale | null> {
  const row = await db
    .selectFrom("saleLines")
    .selectAll()
    .where("lineId", "=", id)
    .where("creatorId", "=", creatorId)
    .where("listCents", ">", 0)
    .executeTakeFirst();
  if (!row) return null;
  const [[line], sold, timeline] = await Promise.all([shownLines(db, [row]), soldAs(db, id), timelineOf(db, row.orderId, id)]);
  if (!line) return null;
  return {
    ...line,
    ...sold,
    equation: [
      { term: "gross", cents: row.listCents },
      { term: "discounts", cents: row.offCents },
      { term: "refunds", cents: row.refundedCents },
      { term: "commission", cents: row.commissionCents },
      { term: "card", cents: row.cardCents },
      { term: "affiliates", cents: row.affiliateCents },
      { term: "earned", cents: row.earnedCents },
    ],
    timeline,
  };
}

async function soldAs(db: Db, lineId: string) {
  const { title, version, upgradeOf, discountCode, split } = await db
    .selectFrom(orderLineRow("l"))
    .innerJoin(orderRow("o"), "o.id", "l.orderId")
    .select(["l.title", "l.version", "l.upgradeOf", "l.split"])
    .select((eb) => eb.case().when("l.codeCents", ">", 0).then(eb.ref("o.discountCode")).else(null).end().as("discountCode"))
    .where("l.id", "=", lineId)
    .executeTakeFirstOrThrow();
  return { soldAs: title, version, isUpgrade: upgradeOf !== null, discountCode, platformPaidCents: split.platformPaid ?? 0 };
}

/** What happened to it, oldest first, and what is still to come. */
async function timelineOf(db: Db, orderId: string, lineId: string): Promise<SaleMoment[]> {
  const [lines, asked, disputes] = await Promise.all([
    moneyOfOrders(db, [orderId]),
    db.selectFrom(refundRow("refunds")).select("createdAt").where("lineId", "=", lineId).execute(),
    db.selectFrom(disputedLineRow("disputedLines")).select(["at", "releasedAt"]).where("lineId", "=", lineId).execute(),
  ]);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return [];
  const sold: SoldLine = { ...line, clearsAt: line.availableAt };
  const isLost = line.status === "charged_back";
  const past: SaleMoment[] = [
    { at: line.soldAt, what: "paid", cents: line.split.net },
    ...asked.map(({ createdAt }) => moment(createdAt, "refund_asked")),
    ...sold.backs.map((back): SaleMoment => {
      const isBank = disputes.some(({ releasedAt }) => releasedAt === back.at);
      return { at: back.at, what: isBank ? "dispute_lost" : "refunded", cents: backFlow(sold, back).refunded };
    }),
    ...disputes.flatMap(({ at, releasedAt }) => [
      moment(at, "disputed"),
      ...(releasedAt && !isLost && !sold.backs.some((back) => back.at === releasedAt) ? [moment(releasedAt, "dispute_won")] : []),
    ]),
    ...(line.maturedAt ? [moment(line.maturedAt, "available")] : []),
  ];
  const isClearing = line.maturedAt === null && ["fulfilled", "partially_refunded", "refund_requested"].includes(line.status);
  const next = isClearing && line.availableAt ? [moment(line.availableAt, "clears")] : [];
  return [...past.toSorted((one, other) => inOrder(one.at, other.at)), ...next];
}

const moment = (at: Instant, what: SaleMoment["what"]): SaleMoment => ({ at, what, cents: null });
