import { PERMISSIONS } from "@blenda/domain/access/permissions";
import { ROLES } from "@blenda/domain/access/roles";
import type { GrantInfo, HeldPermission, HeldRole } from "@blenda/domain/users/model";
import type { RankedUser } from "../identity/port.ts";
import type { Db } from "../platform/database/db.ts";
import { creatorsAmong, grantsOf } from "./repository.ts";

export interface HeldRights {
  roles: HeldRole[];
  permissions: HeldPermission[];
}

/** What stands behind the name of whoever gave something on the command line, or before it was written down. */
const BY_COMMAND = "Command line";

/** What these people hold, why and until when. Admins hold every permission by being one. */
export async function heldBy(db: Db, people: readonly RankedUser[]): Promise<Map<string, HeldRights>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const infos = new Map(
    (await grantsOf(db, ids)).map(({ userId, name, reason, grantedAt: at, endsAt, givenBy }) => [
      `${userId} ${name}`,
      { reason, by: givenBy ?? BY_COMMAND, at, endsAt } satisfies GrantInfo,
    ]),
  );
  const creators = new Map((await creatorsAmong(db, ids)).map(({ id, ...since }) => [id, since]));
  for (const [id, { decidedAt: at, decidedBy: by }] of creators)
    if (at) infos.set(`${id} creator`, { reason: "", by: by ?? BY_COMMAND, at, endsAt: null });
  return new Map(
    people.map((person) => [person.id, heldOf(person, creators.has(person.id), (name) => infos.get(`${person.id} ${name}`) ?? null)]),
  );
}

function heldOf({ rank, roles, permissions }: RankedUser, isCreator: boolean, infoOf: (name: string) => GrantInfo | null): HeldRights {
  const isAdmin = rank === "admin" || rank === "super";
  return {
    roles: ROLES.map((role) => {
      const isHeld = role === "admin" ? isAdmin : role === "creator" ? isCreator : roles.includes(role);
      return { role, isHeld, grant: isHeld ? infoOf(role) : null };
    }),
    permissions: PERMISSIONS.map((permission) => {
      const isGiven = permissions.includes(permission);
      return { permission, source: isAdmin ? "role" : isGiven ? "given" : null, grant: isGiven ? infoOf(permission) : null };
    }),
  };
}
