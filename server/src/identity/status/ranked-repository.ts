import type { Permission } from "@blenda/domain/access/permissions";
import { type AdminLevel, type Rank, rankOf } from "@blenda/domain/access/rank";
import type { Suspension } from "@blenda/domain/identity/model";
import { suspensionAt } from "@blenda/domain/identity/rules";
import { type GrantEnds, stillHeld } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";

/** Rank and rights of an account, as its row says them at this moment. */
export interface RankedUser {
  id: string;
  email: string;
  /** What they are called. */
  name: string;
  isEmailVerified: boolean;
  isListed: boolean;
  hasClaim: boolean;
  level: AdminLevel | null;
  roles: string[];
  permissions: Permission[];
  grantEnds: GrantEnds;
  suspension: Suspension | null;
  deletionDueAt: Instant | null;
  /** What they may by it: an admin takes listing and claim. */
  rank: Rank;
  /** Rank that protects them: a person who is listed or claims is touched only by an admin. */
  guardedRank: Rank;
}

const COLUMNS = [
  "u.id",
  "u.email",
  "u.displayName",
  "u.emailVerifiedAt",
  "u.hasAdminClaim",
  "u.roles",
  "u.permissions",
  "u.grantEnds",
  "u.suspendedAt",
  "u.suspendedUntil",
  "u.suspendedReason",
  "u.deletionDueAt",
  "a.level",
] as const;

const selectRanked = (db: Db) =>
  db.selectFrom("users as u").leftJoin("admins as a", "a.userId", "u.id").select(COLUMNS).where("u.deletedAt", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof selectRanked>["execute"]>>[number];

function rankedOf(row: Row, now: Instant): RankedUser {
  const { level, hasAdminClaim: hasClaim, grantEnds } = row;
  const isListed = level !== null;
  const roles = stillHeld(row.roles, grantEnds, now);
  const permissions = stillHeld(row.permissions, grantEnds, now);
  return {
    id: row.id,
    email: row.email,
    name: row.displayName,
    isEmailVerified: row.emailVerifiedAt !== null,
    isListed,
    hasClaim,
    level,
    roles,
    permissions,
    grantEnds,
    suspension: suspensionAt(row, now),
    deletionDueAt: row.deletionDueAt,
    rank: rankOf({ isAdmin: isListed && hasClaim, level, roles, permissions }),
    guardedRank: rankOf({ isAdmin: isListed || hasClaim, level, roles, permissions }),
  };
}

export async function findRanked(db: Db, ids: readonly string[], now: Instant): Promise<Map<string, RankedUser>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRanked(db).where("u.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, rankedOf(row, now)]));
}

/** Those people, held until the transaction ends, in the order of their ids; what they are is read once they are held. */
export async function lockRanked(tx: Tx, ids: readonly string[], now: Instant): Promise<Map<string, RankedUser>> {
  await tx.selectFrom("users").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  return findRanked(tx, ids, now);
}

/**
 * Everybody who is listed or claims to be an admin. The list is held first, whole and in the order of ids: of two admins who
 * remove each other the second finds out that they no longer are one.
 */
export async function lockAdmins(tx: Tx, now: Instant): Promise<Map<string, RankedUser>> {
  await tx.selectFrom("admins").select("userId").orderBy("userId").forUpdate().execute();
  return findAdmins(tx, now);
}

export async function findAdmins(db: Db, now: Instant): Promise<Map<string, RankedUser>> {
  const rows = await selectRanked(db)
    .where((eb) => eb.or([eb("a.userId", "is not", null), eb("u.hasAdminClaim", "=", true)]))
    .orderBy("u.id")
    .execute();
  return new Map(rows.map((row) => [row.id, rankedOf(row, now)]));
}

export async function findIdByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email).where("deletedAt", "is", null).executeTakeFirst();
  return row?.id ?? null;
}
