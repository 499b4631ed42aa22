import type { Actor } from "./actor.ts";
import { AREAS } from "./areas.ts";
import { type Access, can } from "./can.ts";
import { PERMISSION_NAMES } from "./permission-names.ts";
import type { Screen } from "./screen.ts";

interface Lack {
  readonly need: string;
  readonly ask: string;
}

/** What a person lacks to open a screen, and who can help: the two sentences of the page that says so. */
export function lackOf({ area, access }: Pick<Screen, "area" | "access">, actor: Actor): Lack {
  const missing: Access = can(actor, access) ? AREAS[area] : access;
  if (missing === AREAS.admin) return permission("You need one of the admin panel's permissions.");
  if (typeof missing === "object" && "any" in missing) {
    const names = missing.any.map((each) => PERMISSION_NAMES[each]);
    if (names.length > 0) return permission(`You need ${names.length > 1 ? "one of: " : ""}${names.join(", ")}`);
  }
  if (missing === AREAS.dashboard)
    return {
      need: "Your shop is suspended, so your creator pages are closed for now.",
      ask: "Your application says why. Your buyers keep everything they bought.",
    };
  if (missing === AREAS.editor)
    return { need: "Only content editors can open this page.", ask: "An admin, or somebody who may assign roles, can make you one." };
  return { need: "Only admins can open this page.", ask: "If it's part of your work, ask an admin to do it with you." };
}

const permission = (need: string): Lack => ({ need, ask: "An admin, or somebody who may manage roles, can give it to you." });
