import type { Permission } from "@blenda/domain/access/permissions";
import type { GivenRole } from "@blenda/domain/permissions/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { IS_CREATOR, publicPerson } from "../identity/sql.ts";
import { creatorApplicationRow } from "../onboarding/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";

type GrantName = Permission | GivenRole;

interface GrantFacts {
  reason: string;
  grantedBy: string | null;
  grantedAt: Instant;
  endsAt: Instant | null;
}

/** Given again, reason and end are the new ones. */
export async function saveGrants(tx: Tx, userId: string, names: readonly GrantName[], giving: GrantFacts): Promise<void> {
  await tx
    .insertInto("grants")
    .values(names.map((name) => ({ userId, name, ...giving })))
    .onConflict((c) => c.columns(["userId", "name"]).doUpdateSet(giving))
    .execute();
}

export async function removeGrants(tx: Tx, userId: string, names: readonly GrantName[]): Promise<void> {
  if (names.length === 0) return;
  await tx.deleteFrom("grants").where("userId", "=", userId).where("name", "in", names).execute();
}

export const grantsOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom("grants as g")
    .leftJoin(publicPerson("by"), "by.id", "g.grantedBy")
    .select(["g.userId", "g.name", "g.reason", "g.grantedAt", "g.endsAt", "by.displayName as givenBy"])
    .where("g.userId", "in", userIds)
    .execute();

/** Creators among these people, as every list says it, and since when: it is never given by hand, only by an application. */
export const creatorsAmong = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom(publicPerson("u"))
    .leftJoin(creatorApplicationRow("a"), (join) => join.onRef("a.userId", "=", "u.id").on("a.status", "=", "approved"))
    .leftJoin(publicPerson("by"), "by.id", "a.decidedBy")
    .select(["u.id", "a.decidedAt", "by.displayName as decidedBy"])
    .where("u.id", "in", userIds)
    .where(IS_CREATOR)
    .execute();

/** Who holds something whose end has come. */
export async function holdersOfEnded(db: Db, now: Instant): Promise<string[]> {
  const rows = await db.selectFrom("grants").select("userId").distinct().where("endsAt", "<=", now).limit(100).execute();
  return rows.map(({ userId }) => userId);
}
