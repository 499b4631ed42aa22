import { analyticsContract } from "@blenda/domain/analytics/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { countTold } from "../tracking/port.ts";

/** Nobody looks at old figures: what was told a moment ago is counted first. */
export const analytics = implement(analyticsContract)
  .$context<Context>()
  .use(spoken)
  .use(guard)
  .use(signedIn)
  .use(async ({ next, context }) => {
    await countTold(context);
    return next();
  });
