import { rights } from "../identity/port.ts";
import { transitionAdmin } from "./admin-transition.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

/** Repairs a listing without the claim, or ends a claim. */
export const setClaim = admin.setClaim.handler(async ({ input: { isAdmin, ...order }, context }) => {
  const step = isAdmin ? "giveClaim" : "takeClaim";
  await context.transaction((tx) =>
    transitionAdmin(tx, context, { ...order, action: "admin.setClaim" }, step, ({ id }) => rights.setClaim(tx, id, isAdmin)),
  );
  return adminsFor(context);
});
