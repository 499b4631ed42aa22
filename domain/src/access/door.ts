import type { Actor } from "./actor.ts";
import { AREAS } from "./areas.ts";
import { can, isForStaff, isStaff } from "./can.ts";
import type { Flag } from "./flags.ts";
import { canOpen, type Screen } from "./screen.ts";

/**
 * The way an address meets a person (decision B11, decision D11). A person with no business in a staff area learns only that
 * nothing is there; our own people are told what they lack, people who do not sell yet where to begin, and a suspended creator
 * why not.
 */
export type Door = "open" | "missing" | "signed-out" | "not-a-creator" | "forbidden";

export function doorOf(screen: Screen, actor: Actor, flags: readonly Flag[]): Door {
  if (canOpen(screen, actor, flags)) return "open";
  if (screen.flag && !flags.includes(screen.flag)) return "missing";
  if (!actor) return "signed-out";
  if (screen.area === "dashboard" && !can(actor, AREAS.dashboard)) return actor.isCreatorSuspended ? "forbidden" : "not-a-creator";
  const isOurs = [AREAS[screen.area], screen.access].some(isForStaff);
  return isOurs && isStaff(actor) ? "forbidden" : "missing";
}
