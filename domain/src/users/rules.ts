import type { Actor } from "../access/actor.ts";
import { can } from "../access/can.ts";
import { outOfReach, type Rank } from "../access/rank.ts";
import { AFFILIATE_ID } from "../identity/constants.ts";
import { liftLocks } from "../lockout/access.ts";
import { assignRoles, manageRoles } from "../permissions/constants.ts";
import { addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { type AccountStatus, changePeople, USER_STEPS, USERS, type UserKind, type UserStep } from "./constants.ts";

interface StandingFacts {
  isSuspended: boolean;
  isDeleting: boolean;
  isLocked: boolean;
  isEmailVerified: boolean;
}

/** The weightiest word for how an account stands. */
export function accountStatus({ isSuspended, isDeleting, isLocked, isEmailVerified }: StandingFacts): AccountStatus {
  if (isSuspended) return "suspended";
  if (isDeleting) return "deleting";
  if (isLocked) return "locked";
  return isEmailVerified ? "active" : "unverified";
}

/** One rule whatever page it comes from: what lasts long or for good is decided by two. */
export const maySuspendAlone = (until: Instant | null, now: Instant): boolean =>
  until !== null && until <= addDays(now, USERS.SUSPEND_ALONE_DAYS);

interface KindFacts {
  isAdmin: boolean;
  isCreator: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

/** One word for what a person is (spec 2 §3), the highest of them. */
export function kindOf({ isAdmin, isCreator, roles, permissions }: KindFacts): UserKind {
  if (isAdmin) return "admin";
  if (roles.includes("content_editor")) return "content_editor";
  if (permissions.length > 0) return "staff";
  return isCreator ? "creator" : "user";
}

export type UserSearch = { affiliateId: string } | { orderNumber: number } | { words: string };

/** The words typed are an affiliate id or an order number where they look like one, else words of a name or an address. */
export function readSearch(typed: string): UserSearch | null {
  const search = typed.trim();
  if (search === "") return null;
  if (AFFILIATE_ID.test(search.toUpperCase())) return { affiliateId: search.toUpperCase() };
  const number = /^#?(\d{6,12})$/.exec(search)?.[1];
  return number ? { orderNumber: Number(number) } : { words: search };
}

/** The network an address is in, and not who in it: two of four numbers, or three of eight groups. */
export function networkOf(address: string): string {
  if (address.includes(".") && !address.includes(":")) return `${address.split(".").slice(0, 2).join(".")}.*.*`;
  const groups = address.split(":").filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(":")}:…` : "Unknown network";
}

interface ManagedAccount {
  id: string;
  rank: Rank;
  isSuspended: boolean;
  hasShop: boolean;
  isLocked: boolean;
  hasFactor: boolean;
}

/**
 * Steps the asking person may take about another: what their permissions name, and none for a person of their own rank or above
 * (trust Z9).
 */
export function stepsFor(actor: NonNullable<Actor>, actorRank: Rank, target: ManagedAccount): UserStep[] {
  const mayChange = can(actor, changePeople);
  const isNear = outOfReach({ id: actor.id, rank: actorRank }, target) === null;
  const steps: Record<UserStep, boolean> = {
    suspend: mayChange && isNear,
    reinstate: mayChange && isNear && target.isSuspended,
    endSessions: mayChange && isNear,
    verifyShop: mayChange && isNear && target.hasShop,
    note: mayChange,
    unlock: can(actor, liftLocks) && target.isLocked,
    roles: can(actor, assignRoles) && isNear,
    permissions: can(actor, manageRoles) && isNear,
    setupCode: actorRank === "super" && isNear && target.rank !== "member" && !target.hasFactor,
  };
  return USER_STEPS.filter((step) => steps[step]);
}
