import { SYSTEM } from "@blenda/domain/system/constants";
import { workReleased } from "@blenda/domain/system/events";
import { emit } from "../platform/events/outbox.ts";
import { parkedEvents, releaseParked } from "../platform/events/parked.ts";
import { audit } from "../platform/requests/audit.ts";
import { system } from "./procedures.ts";

export const releaseEvent = system.releaseEvent.handler(async ({ input: { id }, context, errors }) => {
  await context.transaction(async (tx) => {
    const released = await releaseParked(tx, id);
    if (!released) throw errors.SYSTEM_EVENT_NOT_PARKED();
    await emit(tx, workReleased({}));
    const done = { before: { state: "parked" }, after: { state: "waiting", name: released.name } };
    await audit(tx, context, { action: "system.releaseEvent", target: { kind: "event", id: String(id) }, ...done });
  });
  return parkedEvents(context.db, SYSTEM.SHOWN_PARKED);
});
