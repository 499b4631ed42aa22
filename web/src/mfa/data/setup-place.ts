import type { Actor } from "@blenda/domain/access/actor";
import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";

/** The one page of the staff areas that opens without a second factor: there it is set up (decision B11). */
export const SECURITY_PATH = "/admin/security/mfa";

/** The place where a method is set up: that page for staff of the panel, the settings for everyone else, staff whom it does not let in included. */
export const setupPlace = (actor: Actor): string => (can(actor, AREAS.admin) ? SECURITY_PATH : "/settings#two-step");
