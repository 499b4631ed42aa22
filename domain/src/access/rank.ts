/** The rank of a person among our own people, the lowest first (spec 2 §6, trust Z7, trust Z9). */
export const RANKS = ["member", "staff", "admin", "super"] as const;
export type Rank = (typeof RANKS)[number];

/** What an admin is listed as. A super admin also decides who the other admins are. */
export const ADMIN_LEVELS = ["admin", "super"] as const;
export type AdminLevel = (typeof ADMIN_LEVELS)[number];

interface RankFacts {
  isAdmin: boolean;
  level: AdminLevel | null;
  roles: readonly string[];
  permissions: readonly string[];
}

export function rankOf({ isAdmin, level, roles, permissions }: RankFacts): Rank {
  if (isAdmin) return level ?? "admin";
  return permissions.length > 0 || roles.includes("content_editor") ? "staff" : "member";
}

/** The reason why a staff member may not change a person: themselves, or one of their own rank or above. */
export type OutOfReach = "self" | "rank";

export function outOfReach(actor: { id: string; rank: Rank }, target: { id: string; rank: Rank }): OutOfReach | null {
  if (actor.id === target.id) return "self";
  return RANKS.indexOf(actor.rank) > RANKS.indexOf(target.rank) ? null : "rank";
}
