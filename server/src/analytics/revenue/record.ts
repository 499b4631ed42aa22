import type { MigrationReason } from "@blenda/domain/analytics/constants";
import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { PaidLine } from "../../orders/port.ts";
import { heardPayments } from "../../payments/sql.ts";
import type { Database, Tx } from "../../platform/database/db.ts";
import { countryOfZone } from "../../platform/outside/places/country-of-zone.ts";
import { addToItemSums, addToRevenueSums, lockRecords, type RevenueChange, TOGETHER, writeRecords } from "./revenue-repository.ts";

type RevenueRecord = Selectable<Database["analyticsData"]>;

/**
 * Brings the records of these lines to what orders and provider say, and the sums with them. `migratedAt`: by the repair, which leaves its mark on
 * what it found missing or changed. Told again, it changes nothing.
 */
export async function recordRevenue(
  tx: Tx,
  lines: readonly PaidLine[],
  migratedAt: Instant | null,
): Promise<{ missing: number; changed: number }> {
  const sorted = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  const heard = await heardPayments(tx, [...new Set(sorted.map(({ orderId }) => orderId))]);
  const known = new Map(
    (
      await lockRecords(
        tx,
        sorted.map(({ lineId }) => lineId),
      )
    ).map((record) => [record.lineId, record]),
  );
  const fresh = sorted.flatMap((line) => {
    const before = known.get(line.lineId);
    const now = recordOf(line, heard.get(line.orderId));
    if (before && isSame(before, now)) return [];
    const migrationReason: MigrationReason = before ? "changed" : "missing";
    const mark = migratedAt === null ? markOf(before) : { migrated: true, migratedAt, migrationReason };
    return [{ before, now: { ...now, ...mark } }];
  });
  if (fresh.length === 0) return { missing: 0, changed: 0 };
  await writeRecords(
    tx,
    fresh.map(({ now }) => now),
  );
  const bothWays = fresh.flatMap(({ before, now }) => [
    ...(before ? [{ record: before, sign: -1 as const }] : []),
    { record: now, sign: 1 as const },
  ]);
  await addToRevenueSums(
    tx,
    bothWays.flatMap(({ record, sign }) => {
      const change = changeOf(record, sign);
      return [change, { ...change, country: TOGETHER }];
    }),
  );
  await addToItemSums(
    tx,
    bothWays.flatMap(({ record: { day, item, amountCents }, sign }) =>
      item === "" ? [] : [{ day, item, lines: sign, cents: sign * amountCents }],
    ),
  );
  const missing = fresh.filter(({ before }) => !before).length;
  return { missing, changed: fresh.length - missing };
}

type Mark = Pick<RevenueRecord, "migrated" | "migratedAt" | "migrationReason">;
const markOf = (before: RevenueRecord | undefined): Mark =>
  before ? { migrated: before.migrated, migratedAt: before.migratedAt, migrationReason: before.migrationReason } : UNMARKED;
const UNMARKED: Mark = { migrated: false, migratedAt: null, migrationReason: null };

function recordOf(
  line: PaidLine,
  heard: { isProcessed: boolean; capturedCents: number | null } | undefined,
): Omit<RevenueRecord, keyof Mark> {
  const webhookProcessed = heard?.isProcessed ?? false;
  return {
    ...{ lineId: line.lineId, type: "revenue", orderId: line.orderId, day: dayOf(line.paidAt), isFirst: line.isFirst },
    country: line.invoiceCountry || (countryOfZone(line.clockZone) ?? NOT_KNOWN),
    amountCents: line.cents,
    item: line.itemType === "product" || line.itemType === "training" ? `${line.itemType}:${line.itemId}` : "",
    isAgreed: line.isAgreed,
    webhookProcessed,
    webhookVerified: webhookProcessed && heard?.capturedCents === line.orderCents,
  };
}

const COMPARED = ["day", "country", "isFirst", "amountCents", "webhookProcessed", "webhookVerified", "item", "isAgreed"] as const;
const isSame = (before: RevenueRecord, now: Omit<RevenueRecord, keyof Mark>): boolean =>
  COMPARED.every((name) => before[name] === now[name]);

const changeOf = (
  { day, country, isFirst, isAgreed, amountCents, webhookVerified }: Omit<RevenueRecord, keyof Mark>,
  sign: 1 | -1,
): RevenueChange => ({
  ...{ day, country, orders: isFirst ? sign : 0, lines: sign, cents: sign * amountCents },
  verifiedCents: webhookVerified ? sign * amountCents : 0,
  agreedOrders: isFirst && isAgreed ? sign : 0,
});
