import { can } from "@blenda/domain/access/can";
import { photoOf } from "@blenda/domain/account/rules";
import type { Me } from "@blenda/domain/identity/model";
import { decideReports } from "@blenda/domain/reports/access";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { Person } from "@blenda/domain/reports/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { findPerson } from "../../identity/port.ts";
import { account, IS_ADMIN } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";

const selectColleagues = (db: Db) =>
  db
    .selectFrom(account("u"))
    .select(["u.id", "u.displayName", "u.photoUrl", "u.profileImage"])
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .where(sql<boolean>`(${IS_ADMIN} or u.permissions && ${[...decideReports.any]}::text[])`);

export async function colleaguesOf(db: Db): Promise<Person[]> {
  const rows = await selectColleagues(db).orderBy("u.displayName").orderBy("u.id").limit(REPORTS.MOST_COLLEAGUES).execute();
  return rows.map((row) => ({ id: row.id, name: row.displayName, avatarUrl: photoOf(row.profileImage, row.photoUrl) }));
}

/** A colleague who may decide at this moment; a permission may have ended. */
export async function findColleague(db: Db, userId: string, now: Instant): Promise<Me | null> {
  if (!(await selectColleagues(db).where("u.id", "=", userId).executeTakeFirst())) return null;
  const person = await findPerson(db, userId, now);
  return can(person, decideReports) ? person : null;
}
