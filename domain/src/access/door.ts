import type { Actor } from "./actor.ts";
import { AREAS } from "./areas.ts";
import { type Access, can, isForStaff, isStaff } from "./can.ts";
import type { Flag } from "./flags.ts";
import { PERMISSION_NAMES } from "./permissions.ts";
import { canOpen, type Screen } from "./screen.ts";

/**
 * How an address meets somebody (decision B11, decision D11). Whoever has no business in a staff area learns only that nothing is
 * there; our own people are told what they lack, and people who do not sell yet where to begin.
 */
export type Door = "open" | "missing" | "signed-out" | "not-a-creator" | "forbidden";

export function doorOf(screen: Screen, actor: Actor, flags: readonly Flag[]): Door {
  if (canOpen(screen, actor, flags)) return "open";
  if (screen.flag && !flags.includes(screen.flag)) return "missing";
  if (!actor) return "signed-out";
  if (screen.area === "dashboard" && !can(actor, AREAS.dashboard)) return "not-a-creator";
  const isOurs = [AREAS[screen.area], screen.access].some(isForStaff);
  return isOurs && isStaff(actor) ? "forbidden" : "missing";
}

interface Lack {
  readonly need: string;
  readonly ask: string;
}

/** What somebody lacks to open a screen, and who can help: the two sentences of the page that says so. */
export function lackOf({ area, access }: Pick<Screen, "area" | "access">, actor: Actor): Lack {
  const missing: Access = can(actor, access) ? AREAS[area] : access;
  if (missing === AREAS.admin) return permission("You need one of the admin panel's permissions.");
  if (typeof missing === "object" && "any" in missing) {
    const names = missing.any.map((each) => PERMISSION_NAMES[each]);
    if (names.length > 0) return permission(`You need ${names.length > 1 ? "one of: " : ""}${names.join(", ")}`);
  }
  if (missing === AREAS.editor)
    return { need: "Only content editors can open this page.", ask: "An admin, or somebody who may assign roles, can make you one." };
  return { need: "Only admins can open this page.", ask: "If it's part of your work, ask an admin to do it with you." };
}

const permission = (need: string): Lack => ({ need, ask: "An admin, or somebody who may manage roles, can give it to you." });
