import { rights } from "../identity/port.ts";
import { transitionAdmin } from "./admin-transition.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

/** The claim goes with the listing: one that stayed would be the serious concern. */
export const unlistAdmin = admin.unlistAdmin.handler(async ({ input, context }) => {
  await context.transaction((tx) =>
    transitionAdmin(tx, context, { ...input, action: "admin.unlistAdmin" }, "unlist", async ({ id }) => {
      await rights.unlist(tx, id);
      await rights.setClaim(tx, id, false);
    }),
  );
  return adminsFor(context);
});
