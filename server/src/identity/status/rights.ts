import type { Permission } from "@blenda/domain/access/permissions";
import type { AdminLevel } from "@blenda/domain/access/rank";
import { rightsChanged } from "@blenda/domain/identity/events";
import type { GrantEnds } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";

interface Rights {
  roles: string[];
  permissions: Permission[];
  grantEnds: GrantEnds;
}

/** What somebody may from now on. Whatever they listened to ends and begins anew with it (trust Z10). */
export async function setRights(tx: Tx, userId: string, { roles, permissions, grantEnds }: Rights): Promise<void> {
  await tx
    .updateTable("users")
    .set({ roles, permissions, grantEnds: jsonb(grantEnds) })
    .where("id", "=", userId)
    .execute();
  await emit(tx, rightsChanged({ userId }));
}

/** Puts somebody on the admin list with this level, or changes the level. */
export async function listAs(tx: Tx, userId: string, level: AdminLevel, now: Instant): Promise<void> {
  await tx
    .insertInto("admins")
    .values({ userId, listedAt: now, level })
    .onConflict((c) => c.column("userId").doUpdateSet({ level }))
    .execute();
  await emit(tx, rightsChanged({ userId }));
}

export async function unlist(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("admins").where("userId", "=", userId).execute();
  await emit(tx, rightsChanged({ userId }));
}

export async function setAdminClaim(tx: Tx, userId: string, hasAdminClaim: boolean): Promise<void> {
  await tx.updateTable("users").set({ hasAdminClaim }).where("id", "=", userId).execute();
  await emit(tx, rightsChanged({ userId }));
}
