import { photoOf } from "@blenda/domain/account/rules";
import { PAYOUTS, type PayoutList } from "@blenda/domain/payouts/constants";
import type { QueuedPayout } from "@blenda/domain/payouts/model";
import { approvalsNeeded } from "@blenda/domain/payouts/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { type RawBuilder, sql } from "kysely";
import { matchesWords, publicPerson, SELLER_NAME } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { accountSharers } from "../../recipients/port.ts";
import { shopRow } from "../../shops/sql.ts";
import { approvalsOf } from "../repository.ts";
import { canStep } from "../step.ts";
import { selectPayouts, viewOf } from "./payout-view.ts";

/** With whose they are. */
export const selectQueue = (db: Db) =>
  selectPayouts(db)
    .innerJoin(publicPerson("u"), "u.id", "p.userId")
    .leftJoin(shopRow("s"), "s.creatorId", "p.userId")
    .select(["u.displayName as personName", "u.photoUrl", "u.profileImage", "s.name as shopName", "s.imageFileId as logoFileId"]);

export type QueueRow = Awaited<ReturnType<ReturnType<typeof selectQueue>["execute"]>>[number];

/** Written as the index is, so that it is used. */
const IS_OPEN = sql<boolean>`p.status in ('draft', 'approved', 'processing', 'sent', 'on_hold')`;

const isOf = (show: PayoutList, batch: string): RawBuilder<boolean> => {
  switch (show) {
    case "batch":
      return sql<boolean>`p.batch = ${batch}`;
    case "open":
      return IS_OPEN;
    case "on_hold":
      return sql<boolean>`${IS_OPEN} and p.status = 'on_hold'`;
    case "all":
      return sql<boolean>`true`;
  }
};

const wordsOf = (search: string): string[] => search.trim().split(/\s+/).filter(Boolean).slice(0, 5);

export function queueOf(db: Db, { show, batch, search = "" }: { show: PayoutList; batch: string; search?: string | undefined }) {
  const words = wordsOf(search);
  const of = selectQueue(db).where(isOf(show, batch));
  if (words.length === 0) return of;
  const inShop = sql<boolean>`${sql.join(
    words.map((word) => sql`s.name ilike ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
    sql` and `,
  )}`;
  return of.where((eb) => eb.or([eb("p.id", "=", search.trim()), eb("p.externalId", "=", search.trim()), matchesWords(search), inShop]));
}

/** Rows as our team sees them. */
export async function queuedOf(
  { db, vault }: Pick<Services, "db" | "vault">,
  rows: readonly QueueRow[],
  readerId: string,
): Promise<QueuedPayout[]> {
  const ids = rows.map(({ id }) => id);
  const sharers = await sharersIn({ db, vault }, rows);
  const approvals = Map.groupBy(await approvalsOf(db, ids), ({ payoutId }) => payoutId);
  const sums = await linesSums(db, ids);
  return rows.map((row) => {
    const given = (approvals.get(row.id) ?? []).map(({ userId, name, at }) => ({ userId, name, at }));
    return {
      ...viewOf(row),
      ...{ userId: row.userId, personName: row.personName, shopName: row.shopName, avatarUrl: pictureOf(row) },
      sameAccountAs: sharers.get(row.recipientId) ?? [],
      isProved: sums.get(row.id) === row.amountCents,
      approvals: given,
      approvalsNeeded: approvalsNeeded(row.amountCents),
      canApprove: canStep(row, "approve", "staff") && row.userId !== readerId && !given.some(({ userId }) => userId === readerId),
      holdReason: row.status === "on_hold" ? row.holdReason : null,
    };
  });
}

const pictureOf = ({ logoFileId, profileImage, photoUrl }: QueueRow): string | null =>
  fileUrl(logoFileId) ?? photoOf(profileImage, photoUrl);

/** Their shops' names, else their own. */
async function sharersIn({ db, vault }: Pick<Services, "db" | "vault">, rows: readonly QueueRow[]): Promise<Map<string, string[]>> {
  const sharers = await accountSharers(
    db,
    vault,
    rows.map(({ recipientId }) => recipientId),
  );
  if (sharers.size === 0) return new Map();
  const people = await db
    .selectFrom(publicPerson("u"))
    .leftJoin(shopRow("s"), "s.creatorId", "u.id")
    .select(["u.id", SELLER_NAME.as("name")])
    .where("u.id", "in", [...new Set([...sharers.values()].flat())])
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(
    [...sharers].map(([id, userIds]) => [id, userIds.flatMap((userId) => names.get(userId) ?? []).slice(0, PAYOUTS.SAME_ACCOUNT_MOST)]),
  );
}

async function linesSums(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("payoutLines")
    .select(["payoutId", sql<number>`sum(amount)::bigint`.as("cents")])
    .where("payoutId", "in", ids)
    .groupBy("payoutId")
    .execute();
  return new Map(rows.map(({ payoutId, cents }) => [payoutId, cents]));
}
