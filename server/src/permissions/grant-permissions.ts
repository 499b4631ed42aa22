import { grant } from "./grants.ts";
import { lineFor } from "./list.ts";
import { permissions } from "./procedures.ts";

export const grantPermissions = permissions.grantPermissions.handler(async ({ input: { permissions, ...order }, context }) => {
  await context.transaction((tx) => grant(tx, context, { ...order, action: "permissions.grantPermissions" }, { permissions }));
  return lineFor(context, order.userId);
});
