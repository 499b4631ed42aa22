import { liveContract } from "@blenda/domain/live/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";

const live = implement(liveContract).$context<Context>().use(spoken).use(guard);

export const liveRouter = {
  changes: live.changes.handler(({ context, signal }) => {
    // A proxy that collects before it passes on would turn "now" into "later".
    context.resHeaders?.set("x-accel-buffering", "no");
    const { actor, sessionId, asking } = context;
    return context.live.open({ actor, sessionId, address: asking.address }, signal);
  }),
};
