import { photoOf } from "@blenda/domain/account/rules";
import { lockStateOf, mayMail } from "@blenda/domain/lockout/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { LockoutLine } from "@blenda/domain/users/model";
import { sql } from "kysely";
import { account, lockoutRow } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";

/** Failed logins with the owner of the address. Known browsers are counted apart; their key is longer than the address. */
const selectLockouts = (db: Db) =>
  db
    .selectFrom(lockoutRow("l"))
    .leftJoin(account("u"), (join) => join.onRef("u.email", "=", "l.email").on("u.deletedAt", "is", null))
    .selectAll("l")
    .select(["u.id as personId", "u.displayName", "u.photoUrl", "u.profileImage"]);

type Row = Awaited<ReturnType<ReturnType<typeof selectLockouts>["execute"]>>[number];

function lineOf(row: Row, now: Instant): LockoutLine {
  const state = lockStateOf(row, now);
  return {
    email: row.email,
    person: row.personId ? { id: row.personId, name: row.displayName ?? "", photoUrl: photoOf(row.profileImage, row.photoUrl) } : null,
    isKnownBrowser: row.key !== row.email,
    state: state.kind,
    failedAttempts: row.failedAttempts,
    lastAttemptAt: row.lastAttemptAt,
    lockedUntil: state.kind === "temporary" ? row.tempLockoutUntil : null,
    unlockEmails: mayMail(row, now).recent.length,
  };
}

const lockoutList = keysetList({
  columns: { lastAttempt: { by: sql`l.last_attempt_at`, kind: "instant", isNullable: true } },
  id: sql`md5(l.key)`,
  usual: { sort: "lastAttempt", direction: "desc" },
});

type LockoutQuestion = Parameters<typeof lockoutList.page>[2];

export async function lockoutPage(db: Db, { show, ...asked }: LockoutQuestion & { show: "locked" | "all" }, now: Instant) {
  const all = selectLockouts(db).where("l.failedAttempts", ">", 0);
  const locked = sql<boolean>`((l.requires_email_unlock or l.temp_lockout_until is not null)
    and (l.requires_email_unlock or l.temp_lockout_until > ${now}))`;
  const { rows, next, total } = await lockoutList.page(db, show === "locked" ? all.where(locked) : all, asked);
  return { rows: rows.map((row) => lineOf(row, now)), next, total };
}

/** The address's own ladder. */
export async function lockoutOf(db: Db, email: string, now: Instant): Promise<LockoutLine | null> {
  const row = await selectLockouts(db).where("l.key", "=", email).executeTakeFirst();
  return row && row.failedAttempts > 0 ? lineOf(row, now) : null;
}
