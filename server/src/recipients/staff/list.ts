import { photoOf } from "@blenda/domain/account/rules";
import type { RecipientDetail, RecipientFilter, RecipientLine } from "@blenda/domain/recipients/model";
import { sql } from "kysely";
import { account, matchesWords } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { shopRow } from "../../shops/sql.ts";
import { knownNames } from "../known-names.ts";
import { allOf } from "../repository.ts";
import { recipientOfRow, shownOf } from "../view.ts";

/** Everybody's, but for those their owners took away. */
export function selectLines(db: Db, { search = "", status, currency }: RecipientFilter) {
  const lines = db
    .selectFrom("payoutRecipients as r")
    .innerJoin(account("u"), "u.id", "r.userId")
    .leftJoin(shopRow("s"), "s.creatorId", "r.userId")
    .selectAll("r")
    .select(["u.displayName", "u.name", "u.email", "u.photoUrl", "u.profileImage", "s.name as shopName"])
    .where("r.removedAt", "is", null);
  const ofStatus = status ? lines.where("r.status", "=", status) : lines;
  const ofCurrency = currency ? ofStatus.where("r.currency", "=", currency) : ofStatus;
  return search.trim() === "" ? ofCurrency : ofCurrency.where(matchesWords(search));
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

export const lineOf = ({ displayName, name, email, photoUrl, profileImage, shopName, ...row }: LineRow): RecipientLine => ({
  ...recipientOfRow(row),
  person: { id: row.userId, name: displayName || name, email, photoUrl: photoOf(profileImage, photoUrl) },
  shopName,
});

export const recipientList = keysetList({
  columns: { changed: { by: sql`r.changed_at`, kind: "instant" }, created: { by: sql`r.created_at`, kind: "instant" } },
  id: sql`r.id`,
  usual: { sort: "changed", direction: "desc" },
});

/** One, with what its decision compares it with. */
export async function detailOf(db: Db, recipientId: string, readerId: string): Promise<RecipientDetail | undefined> {
  const row = await selectLines(db, {}).where("r.id", "=", recipientId).executeTakeFirst();
  if (!row) return undefined;
  const all = await allOf(db, row.userId);
  // What was verified of this very account says nothing about it.
  const names = await knownNames(
    db,
    row.userId,
    all.filter(({ id }) => id !== row.id),
  );
  const others = shownOf(all).filter(({ id }) => id !== row.id);
  return { ...lineOf(row), knownNames: names, isYours: row.userId === readerId, others };
}
