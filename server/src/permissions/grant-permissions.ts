import { give } from "./changing.ts";
import { lineFor } from "./lines.ts";
import { permissions } from "./procedures.ts";

export const grantPermissions = permissions.grantPermissions.handler(async ({ input: { permissions, ...order }, context }) => {
  await context.transaction((tx) => give(tx, context, { ...order, action: "permissions.grantPermissions" }, { permissions }));
  return lineFor(context, order.userId);
});
