import { can } from "@blenda/domain/access/can";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import { type ActorContext, requireFactor, type Services } from "../platform/requests/procedure.ts";

type TesterContext = ActorContext & Pick<Services, "flags" | "stepUp" | "now">;

/** Creators try what is their own; admins everything, with the factor of the staff area (decision B29). */
export async function mayTest(context: TesterContext, lines: readonly QuoteLine[]): Promise<boolean> {
  const { actor, sessionId } = context;
  if (!actor || !sessionId) return false;
  if (can(actor, "creator") && lines.every(({ creatorId }) => creatorId === actor.id)) return true;
  if (!can(actor, "admin")) return false;
  await requireFactor(context, { userId: actor.id, sessionId, action: "ADMIN_ROUTE_ACCESS" });
  return true;
}
