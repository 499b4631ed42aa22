import { photoOf } from "@blenda/domain/account/rules";
import type { ADMIN_SUMS } from "@blenda/domain/admin/constants";
import type { Admin, Admins } from "@blenda/domain/admin/model";
import { codeProblem, stepsFor, sumOf } from "@blenda/domain/admin/rules";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { ranked } from "../identity/port.ts";
import { account, adminRow } from "../identity/sql.ts";
import { factorMethods } from "../mfa/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { factsOf } from "./facts.ts";

/** Mismatches first, the serious ones before the others, then by name. */
const WEIGHT = ["no_listing", "no_claim", "consistent"] as const satisfies (typeof ADMIN_SUMS)[number][];

/** The list of admins as this one sees it. */
export async function adminsFor({ db, user, now }: Pick<Services, "db" | "now"> & { user: { id: string } }): Promise<Admins> {
  const people = [...(await ranked.findAdmins(db, now())).values()];
  const ids = people.map(({ id }) => id);
  const facts = people.map(factsOf);
  const [factors, looks] = await Promise.all([factorMethods(db, ids), looksOf(db, ids)]);
  const admins = people.map((person): Admin => {
    const look = looks.get(person.id);
    return {
      userId: person.id,
      name: person.name,
      email: person.email,
      photoUrl: look ? photoOf(look.profileImage, look.photoUrl) : null,
      isListed: person.isListed,
      listedAt: look?.listedAt ?? null,
      level: person.level,
      hasClaim: person.hasClaim,
      sum: sumOf(person),
      isSuspended: person.suspension !== null,
      factors: factors.get(person.id) ?? [],
      lastSeenAt: look?.lastSeenAt ?? null,
      isYou: person.id === user.id,
      mayGiveCode:
        codeProblem(facts, user.id, { id: person.id, isStaff: sumOf(person) === "consistent", hasFactor: factors.has(person.id) }) === null,
      may: stepsFor(facts, user.id, person.id),
    };
  });
  const level = people.find(({ id }) => id === user.id)?.level ?? "admin";
  return {
    admins: admins.toSorted((a, b) => WEIGHT.indexOf(a.sum) - WEIGHT.indexOf(b.sum) || inOrder(a.name, b.name)),
    level,
    checkedAt: now(),
  };
}

async function looksOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom(account("u"))
    .leftJoin(adminRow("a"), "a.userId", "u.id")
    .select(["u.id", "u.photoUrl", "u.profileImage", "u.lastSeenAt", "a.listedAt"])
    .where("u.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
