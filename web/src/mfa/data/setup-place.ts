import type { Actor } from "@blenda/domain/access/actor";
import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";

/** The one page of the staff areas that opens without a second factor: there it is set up (decision B11). */
export const SECURITY_PATH = "/admin/security/mfa";

/** Where somebody sets one up: staff whom the panel does not let in, and everyone else, in their settings. */
export const setupPlace = (actor: Actor): string => (can(actor, AREAS.admin) ? SECURITY_PATH : "/settings#two-step");
