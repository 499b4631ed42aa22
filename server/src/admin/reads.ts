import { sumOf } from "@blenda/domain/admin/rules";
import { ranked } from "../identity/port.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

export const status = admin.status.handler(async ({ context: { db, user, now } }) => {
  const person = (await ranked.find(db, [user.id], now())).get(user.id);
  const { isListed = false, hasClaim = false, level = null } = person ?? {};
  return { userId: user.id, inAdminCollection: isListed, hasAdminClaim: hasClaim, isAdmin: isListed && hasClaim, level };
});

export const admins = admin.admins.handler(({ context }) => adminsFor(context));

export const mismatches = admin.mismatches.handler(async ({ context: { db, now } }) => {
  const people = await ranked.findAdmins(db, now());
  return [...people.values()].filter((person) => sumOf(person) !== "consistent").length;
});
