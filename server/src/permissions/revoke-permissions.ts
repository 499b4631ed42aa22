import { revoke } from "./grants.ts";
import { lineFor } from "./list.ts";
import { permissions } from "./procedures.ts";

export const revokePermissions = permissions.revokePermissions.handler(async ({ input: { permissions, ...order }, context }) => {
  await context.transaction((tx) => revoke(tx, context, { ...order, action: "permissions.revokePermissions" }, { permissions }));
  return lineFor(context, order.userId);
});
