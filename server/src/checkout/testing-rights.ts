import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import type { QuoteLine } from "@blenda/domain/checkout/model";

/** Admins try everything, creators what is their own (decision B29). */
export const mayTest = (actor: Actor, lines: readonly QuoteLine[]): boolean =>
  can(actor, "admin") || (can(actor, "creator") && lines.every(({ creatorId }) => creatorId === actor?.id));
