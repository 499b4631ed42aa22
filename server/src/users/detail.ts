import { outOfReach } from "@blenda/domain/access/rank";
import type { Me } from "@blenda/domain/identity/model";
import { USERS } from "@blenda/domain/users/constants";
import type { UserDetail } from "@blenda/domain/users/model";
import { networkOf, stepsFor } from "@blenda/domain/users/rules";
import { publicProducts } from "../catalogue/port.ts";
import { outsideIdentity, ranked, sessionsOf } from "../identity/port.ts";
import { factorMethods } from "../mfa/port.ts";
import { held } from "../permissions/port.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { publicTrainings } from "../trainings/port.ts";
import { lineOf, selectLines } from "./list.ts";
import { lockoutOf } from "./lockouts.ts";
import { bought, notesOn, profileOf } from "./repository.ts";

export type DetailContext = Pick<Services, "db" | "now"> & { user: Me };

/** One person, as the drawer shows them to this one. */
export async function detailFor({ db, user, now }: DetailContext, userId: string): Promise<UserDetail> {
  const at = now();
  const row = await selectLines(db, {}, at).where("u.id", "=", userId).executeTakeFirst();
  const people = await ranked.find(db, [userId, user.id], at);
  const person = people.get(userId);
  if (!row || !person) throw refusal("USERS_NOT_FOUND");
  const line = lineOf(row, at);
  const [profile, holds, factors, lockout, sessions, notes, orders, google, products, trainings] = await Promise.all([
    profileOf(db, userId),
    held.by(db, [person]),
    factorMethods(db, [userId]),
    lockoutOf(db, row.email, at),
    sessionsOf(db, userId, at),
    notesOn(db, userId),
    bought(db, userId),
    outsideIdentity.of(db, userId),
    publicProducts.totalsOf(db, userId),
    publicTrainings.totalsOf(db, userId),
  ]);
  const { shop, ...told } = profile;
  const actorRank = people.get(user.id)?.rank ?? "member";
  const target = { id: userId, rank: person.guardedRank };
  return {
    ...line,
    ...told,
    hasGoogle: google !== undefined,
    factors: factors.get(userId) ?? [],
    rank: person.guardedRank,
    suspension: person.suspension,
    lockout,
    heldRoles: holds.get(userId)?.roles ?? [],
    permissions: holds.get(userId)?.permissions ?? [],
    sessions: sessions.slice(0, USERS.SESSIONS_SHOWN).map(({ id, device, browser, address, createdAt, lastSeenAt }) => ({
      id,
      device,
      browser,
      network: networkOf(address),
      createdAt,
      lastSeenAt,
    })),
    notes: notes.map(({ authorId, by, ...note }) => ({ ...note, by: by ?? "", isYours: authorId === user.id })),
    orders,
    shop: shop && { ...shop, published: products.count + trainings.count, sales: Number(products.sales) + Number(trainings.sales) },
    may: stepsFor(user, actorRank, {
      ...target,
      isSuspended: person.suspension !== null,
      hasShop: shop !== null,
      isLocked: lockout !== null && lockout.state !== "open",
      hasFactor: factors.has(userId),
    }),
    outOfReach: outOfReach({ id: user.id, rank: actorRank }, target),
  };
}
