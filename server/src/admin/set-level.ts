import { rights } from "../identity/port.ts";
import { transitionAdmin } from "./admin-transition.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

export const setLevel = admin.setLevel.handler(async ({ input: { level, ...order }, context }) => {
  const step = level === "super" ? "makeSuper" : "makeAdmin";
  await context.transaction((tx) =>
    transitionAdmin(tx, context, { ...order, action: "admin.setLevel" }, step, ({ id }) => rights.listAs(tx, id, level, context.now())),
  );
  return adminsFor(context);
});
