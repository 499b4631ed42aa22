import { transitionAdmin } from "./admin-transition.ts";
import { clearFactors } from "./factors.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

/** For somebody who lost every factor. Whoever sits at one of their browsers is logged out by it. */
export const resetFactors = admin.resetFactors.handler(async ({ input, context }) => {
  await context.transaction((tx) =>
    transitionAdmin(tx, context, { ...input, action: "admin.resetFactors" }, "resetFactors", (target) => clearFactors(tx, context, target)),
  );
  return adminsFor(context);
});
