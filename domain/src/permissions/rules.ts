import { PERMISSIONS, type Permission } from "../access/permissions.ts";
import { outOfReach, type Rank } from "../access/rank.ts";
import type { Instant } from "../shared/time.ts";

/** When what was given ends, by its name. What is not named has no end. */
export type GrantEnds = Readonly<Record<string, Instant>>;

/** The names of these a person still holds: an end has come the moment the clock says so, tidied up or not. */
export function stillHeld<Name extends string>(names: readonly Name[], ends: GrantEnds, now: Instant): Name[] {
  return names.filter((name) => {
    const end = ends[name];
    return end === undefined || end > now;
  });
}

/** The ends of what is still held: who is given something without an end loses the one it had. */
export function endsOf(ends: GrantEnds, changed: readonly string[], endsAt: Instant | null): GrantEnds {
  const kept = Object.entries(ends).filter(([name]) => !changed.includes(name));
  return Object.fromEntries([...kept, ...(endsAt ? changed.map((name) => [name, endsAt] as const) : [])]);
}

interface Grantor {
  id: string;
  rank: Rank;
  permissions: readonly Permission[];
}

/** Admins hold all fourteen; everybody else what they were given. */
export const permissionsOf = ({ rank, permissions }: Pick<Grantor, "rank" | "permissions">): readonly Permission[] =>
  rank === "admin" || rank === "super" ? PERMISSIONS : permissions;

/** The reason why these may not be given: oneself, a person of the same rank, or what one does not hold oneself (trust Z7, trust Z9). */
export function givingProblem(
  giver: Grantor,
  target: { id: string; rank: Rank },
  wanted: readonly Permission[],
): "self" | "rank" | { missing: Permission[] } | null {
  const reach = outOfReach(giver, target);
  if (reach) return reach;
  const held = permissionsOf(giver);
  const missing = wanted.filter((permission) => !held.includes(permission));
  return missing.length > 0 ? { missing } : null;
}
