import { ROLES } from "@blenda/domain/access/roles";
import { photoOf } from "@blenda/domain/account/rules";
import { suspensionAt } from "@blenda/domain/identity/rules";
import { stillHeld } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { UserFilter, UserLine } from "@blenda/domain/users/model";
import { accountStatus, kindOf, readSearch } from "@blenda/domain/users/rules";
import { type RawBuilder, sql } from "kysely";
import { account, adminRow, IS_ADMIN, IS_CREATOR, isOfStaff, lockoutRow, matchesWords } from "../identity/sql.ts";
import { orderRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";

/** Whether the address of the person read as `u` is locked, by itself and not by one of its known browsers. */
const isLocked = (now: Instant) => sql<boolean>`u.email in (select key from ${lockoutRow("lockouts")}
  where (requires_email_unlock or temp_lockout_until is not null) and (requires_email_unlock or temp_lockout_until > ${now}))`;
const isSuspended = (now: Instant) =>
  sql<boolean>`(u.suspended_at is not null and (u.suspended_until is null or u.suspended_until > ${now}))`;

const STANDING: Record<NonNullable<UserFilter["standing"]>, (now: Instant) => RawBuilder<boolean>> = {
  suspended: isSuspended,
  deleting: () => sql`u.deletion_due_at is not null`,
  locked: isLocked,
  unverified: () => sql`u.email_verified_at is null`,
  active: (now) =>
    sql`(not ${isSuspended(now)} and u.deletion_due_at is null and u.email_verified_at is not null and not ${isLocked(now)})`,
};

const KIND: Record<NonNullable<UserFilter["kind"]>, RawBuilder<boolean>> = {
  user: sql`(not ${IS_CREATOR} and not (${isOfStaff}))`,
  creator: IS_CREATOR,
  staff: isOfStaff,
  content_editor: sql`(${isOfStaff} and 'content_editor' = any (u.roles))`,
  admin: sql`(u.has_admin_claim and u.id in (select user_id from ${adminRow("admins")}))`,
};

function matches(typed: string): RawBuilder<boolean> | null {
  const search = readSearch(typed);
  if (!search) return null;
  if ("affiliateId" in search) return sql`u.global_affiliate_id = ${search.affiliateId}`;
  if ("orderNumber" in search) return sql`u.id in (select buyer_id from ${orderRow("orders")} where number = ${search.orderNumber})`;
  return matchesWords(search.words);
}

/** Everybody the filter lets through; deleted accounts are left out. */
export function selectLines(db: Db, filter: UserFilter, now: Instant) {
  const { search = "", kind, standing, verified, createdFrom, createdTo, seenFrom } = filter;
  const wanted = [
    matches(search),
    kind && KIND[kind],
    standing && STANDING[standing](now),
    verified && (verified === "yes" ? sql<boolean>`u.email_verified_at is not null` : sql<boolean>`u.email_verified_at is null`),
    createdFrom && sql<boolean>`u.created_at >= ${createdFrom}`,
    createdTo && sql<boolean>`u.created_at < ${createdTo}`,
    seenFrom && sql<boolean>`u.last_seen_at >= ${seenFrom}`,
  ].filter((each) => typeof each === "object" && each !== null);
  const userList = db
    .selectFrom(account("u"))
    .leftJoin(lockoutRow("l"), "l.key", "u.email")
    .select([
      "u.id",
      "u.name",
      "u.displayName",
      "u.email",
      "u.photoUrl",
      "u.profileImage",
      "u.roles",
      "u.permissions",
      "u.grantEnds",
      "u.createdAt",
      "u.lastSeenAt",
      "u.emailVerifiedAt",
      "u.deletionDueAt",
      "u.suspendedAt",
      "u.suspendedUntil",
      "u.suspendedReason",
      "l.requiresEmailUnlock",
      "l.tempLockoutUntil",
      IS_ADMIN.as("isAdmin"),
      IS_CREATOR.as("isCreator"),
    ])
    .where("u.deletedAt", "is", null);
  return wanted.reduce((query, condition) => query.where(condition), userList);
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

export function lineOf(row: LineRow, now: Instant): UserLine {
  const { isAdmin, isCreator, grantEnds, tempLockoutUntil } = row;
  const held = stillHeld(row.roles, grantEnds, now);
  const permissions = stillHeld(row.permissions, grantEnds, now);
  const suspension = suspensionAt(row, now);
  const lockedUntil = tempLockoutUntil !== null && tempLockoutUntil > now ? tempLockoutUntil : null;
  const isEmailVerified = row.emailVerifiedAt !== null;
  const isDeleting = row.deletionDueAt !== null;
  return {
    id: row.id,
    name: row.displayName || row.name,
    email: row.email,
    role: kindOf({ isAdmin, isCreator, roles: held, permissions }),
    roles: ROLES.filter((role) => (role === "admin" ? isAdmin : role === "creator" ? isCreator : held.includes(role))),
    isAdmin,
    isCreator,
    isEmailVerified,
    photoUrl: photoOf(row.profileImage, row.photoUrl),
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    standing: accountStatus({
      isSuspended: suspension !== null,
      isDeleting,
      isLocked: row.requiresEmailUnlock === true || lockedUntil !== null,
      isEmailVerified,
    }),
    suspendedUntil: suspension?.until ?? null,
    lockedUntil,
    deletionDueAt: row.deletionDueAt,
  };
}

export const userList = keysetList({
  columns: {
    lastSeen: { by: sql`u.last_seen_at`, kind: "instant", isNullable: true },
    created: { by: sql`u.created_at`, kind: "instant" },
    name: { by: sql`lower(left(u.display_name, 60))`, kind: "text" },
    email: { by: sql`u.email`, kind: "text" },
  },
  id: sql`u.id`,
  usual: { sort: "lastSeen", direction: "desc" },
});

/** How many there are in each tab. All is an estimate of nothing: it is counted off the smallest index. */
export async function countPeople(db: Db, now: Instant) {
  const count = (condition: RawBuilder<boolean>) =>
    sql<number>`(select count(*) from ${account("u")} where u.deleted_at is null and ${condition})`;
  const { rows } = await sql<{ all: number; creator: number; staff: number; locked: number; suspended: number }>`select
    ${count(sql`true`)} as "all", ${count(IS_CREATOR)} as creator, ${count(isOfStaff)} as staff, ${count(isLocked(now))} as locked,
    ${count(isSuspended(now))} as suspended`.execute(db);
  return rows[0] ?? { all: 0, creator: 0, staff: 0, locked: 0, suspended: 0 };
}
