import type { AdminLevel } from "../access/rank.ts";
import { ADMIN_STEPS, type AdminStep, type AdminSum } from "./constants.ts";

/** Somebody who is listed, claims or both. */
export interface AdminFacts {
  id: string;
  isListed: boolean;
  hasClaim: boolean;
  level: AdminLevel | null;
  isSuspended: boolean;
}

export function sumOf({ isListed, hasClaim }: Pick<AdminFacts, "isListed" | "hasClaim">): AdminSum {
  if (isListed) return hasClaim ? "consistent" : "no_claim";
  return "no_listing";
}

/** Whether somebody works as a super admin: listed, with the claim, and able to log in. */
export const isWorkingSuper = ({ isListed, hasClaim, level, isSuspended }: AdminFacts): boolean =>
  isListed && hasClaim && level === "super" && !isSuspended;

export type AdminProblem = "self" | "super_only" | "not_found" | "not_listed" | "last" | "done";

/** What is left of somebody after a step. */
const AFTER: Readonly<Record<AdminStep, (facts: AdminFacts) => AdminFacts>> = {
  unlist: (facts) => ({ ...facts, isListed: false, hasClaim: false, level: null }),
  giveClaim: (facts) => ({ ...facts, hasClaim: true }),
  takeClaim: (facts) => ({ ...facts, hasClaim: false }),
  makeSuper: (facts) => ({ ...facts, level: "super" }),
  makeAdmin: (facts) => ({ ...facts, level: "admin" }),
  resetFactors: (facts) => facts,
};
const FOR_LISTED: readonly AdminStep[] = ["unlist", "giveClaim", "makeSuper", "makeAdmin"];

const isSame = (some: AdminFacts, other: AdminFacts) =>
  some.isListed === other.isListed && some.hasClaim === other.hasClaim && some.level === other.level;

/**
 * Why a step may not be taken (decision D6, trust Z7): by oneself, by anybody but a super admin, or where no super admin would be
 * left who works. `done`: it changes nothing.
 */
export function stepProblem(admins: readonly AdminFacts[], actorId: string | null, targetId: string, step: AdminStep): AdminProblem | null {
  const target = admins.find(({ id }) => id === targetId);
  if (!target) return "not_found";
  // The command on the server acts for nobody: whoever may use it holds the database anyway.
  if (actorId !== null) {
    if (actorId === targetId) return "self";
    if (!admins.some((admin) => admin.id === actorId && isWorkingSuper(admin))) return "super_only";
  }
  if (FOR_LISTED.includes(step) && !target.isListed) return "not_listed";
  const after = AFTER[step](target);
  if (step !== "resetFactors" && isSame(target, after)) return "done";
  const isLast = isWorkingSuper(target) && !isWorkingSuper(after) && admins.filter(isWorkingSuper).length === 1;
  return isLast ? "last" : null;
}

export type CodeProblem = "self" | "super_only" | "not_staff" | "has_factor";

/** Why somebody may not be given a code for their first factor: only by a super admin or the command, to staff who have none. */
export function codeProblem(
  admins: readonly AdminFacts[],
  actorId: string | null,
  target: { id: string; isStaff: boolean; hasFactor: boolean },
): CodeProblem | null {
  if (actorId !== null) {
    if (actorId === target.id) return "self";
    if (!admins.some((admin) => admin.id === actorId && isWorkingSuper(admin))) return "super_only";
  }
  if (!target.isStaff) return "not_staff";
  return target.hasFactor ? "has_factor" : null;
}

/** What the asking admin may do about somebody. */
export const stepsFor = (admins: readonly AdminFacts[], actorId: string, targetId: string): AdminStep[] =>
  ADMIN_STEPS.filter((step) => stepProblem(admins, actorId, targetId, step) === null);
