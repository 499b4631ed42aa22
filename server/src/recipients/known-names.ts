import { sql } from "kysely";
import { account } from "../identity/sql.ts";
import { creatorApplicationRow } from "../onboarding/sql.ts";
import type { Db } from "../platform/database/db.ts";
import type { RecipientRow } from "./repository.ts";

/** One that our team closed: its owner's next one is checked, whatever its holder is called. */
export const isClosedByStaff = ({ status, removedAt }: RecipientRow): boolean => status === "disabled" && removedAt === null;

/** Names that were verified, once there are any: an account whose name was changed since proves nothing. Before, those it began with. */
export async function knownNames(db: Db, userId: string, all: readonly RecipientRow[]): Promise<string[]> {
  const verified = all.filter((row) => row.verifiedAt !== null && !isClosedByStaff(row)).map(({ holderName }) => holderName);
  const names = verified.length > 0 ? verified : await givenNames(db, userId);
  return [...new Set(names)].filter((name) => name !== "");
}

/** The account's name, and the shop's as its application was accepted. */
async function givenNames(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; shopName: string | null }>`
    select u.name, a.shop_name from ${account("u")} left join ${creatorApplicationRow("a")} on a.user_id = u.id and a.status = 'approved'
    where u.id = ${userId}`.execute(db);
  return rows.flatMap(({ name, shopName }) => (shopName === null ? [name] : [name, shopName]));
}

/** The country a creator applied from. */
export async function countryOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom(creatorApplicationRow("creatorApplications"))
    .select("country")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.country ?? null;
}
