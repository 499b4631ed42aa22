import { outOfReach } from "@blenda/domain/access/rank";
import { photoOf } from "@blenda/domain/account/rules";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { Instant } from "@blenda/domain/shared/time";
import { ranked } from "../identity/port.ts";
import { factorMethods } from "../mfa/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { heldBy } from "./held.ts";

/** These people as lines of the table, in the order asked for. */
export async function staffLines(db: Db, ids: readonly string[], actorId: string, now: Instant): Promise<StaffLine[]> {
  if (ids.length === 0) return [];
  const people = await ranked.find(db, [...ids, actorId], now);
  const actor = people.get(actorId);
  const shown = ids.flatMap((id) => people.get(id) ?? []);
  const [held, factors, looks] = await Promise.all([heldBy(db, shown), factorMethods(db, ids), looksOf(db, ids)]);
  return shown.map((person) => ({
    userId: person.id,
    name: person.name,
    email: person.email,
    photoUrl: looks.get(person.id)?.photoUrl ?? null,
    rank: person.guardedRank,
    roles: held.get(person.id)?.roles ?? [],
    permissions: held.get(person.id)?.permissions ?? [],
    factors: factors.get(person.id) ?? [],
    lastSeenAt: looks.get(person.id)?.lastSeenAt ?? null,
    isSuspended: person.suspension !== null,
    outOfReach: actor ? outOfReach(actor, { id: person.id, rank: person.guardedRank }) : "rank",
  }));
}

async function looksOf(db: Db, ids: readonly string[]): Promise<Map<string, { photoUrl: string | null; lastSeenAt: Instant | null }>> {
  const rows = await db.selectFrom("users").select(["id", "photoUrl", "profileImage", "lastSeenAt"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, profileImage, photoUrl, lastSeenAt }) => [id, { photoUrl: photoOf(profileImage, photoUrl), lastSeenAt }]));
}

/** The line of somebody who was just changed. */
export async function lineFor(
  { db, user, now }: Pick<Services, "db" | "now"> & { user: { id: string } },
  userId: string,
): Promise<StaffLine> {
  const [line] = await staffLines(db, [userId], user.id, now());
  if (!line) throw refusal("PERMISSIONS_NOT_FOUND");
  return line;
}
