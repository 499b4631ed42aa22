import type { Actor } from "./actor.ts";
import type { Permission } from "./permissions.ts";
import { ROLES, type Role } from "./roles.ts";

/** Who may: everyone, the signed-in, a role, or the holder of any one of these permissions. */
export type Access = "public" | "signed-in" | "creator" | "admin" | { readonly role: Role } | { readonly any: readonly Permission[] };

/** The only place that knows what a role means (spec 1 §6). Whatever it does not know, it denies. */
export function can(actor: Actor, access: Access): boolean {
  if (access === "public") return true;
  if (!actor) return false;
  if (access === "signed-in") return true;
  if (access === "admin") return isAdmin(actor);
  if (access === "creator") return isCreator(actor) && !actor.isCreatorSuspended;
  // Admins hold every permission and may enter what a staff role may enter.
  if ("role" in access) return isAdmin(actor) || actor.roles.includes(access.role);
  return isAdmin(actor) || access.any.some((permission) => actor.permissions.includes(permission));
}

/** Whether only our own people may: everything but what visitors, members and creators do. */
export function isForStaff(access: Access): boolean {
  return access === "admin" || (typeof access === "object" && !("role" in access && access.role === "creator"));
}

/** Whether a person may do anything that only our own people may. */
export const isStaff = (person: NonNullable<Actor>): boolean =>
  isAdmin(person) || person.permissions.length > 0 || person.roles.some(isStaffRole);

const isStaffRole = (role: string): boolean => ROLES.some((each) => each === role && isForStaff({ role: each }));

const isCreator = (actor: NonNullable<Actor>) => actor.isCreator || actor.roles.includes("creator");

const isAdmin = (actor: NonNullable<Actor>) => actor.isAdmin || actor.roles.includes("admin");
