import { take } from "./changing.ts";
import { lineFor } from "./lines.ts";
import { permissions } from "./procedures.ts";

export const revokePermissions = permissions.revokePermissions.handler(async ({ input: { permissions, ...order }, context }) => {
  await context.transaction((tx) => take(tx, context, { ...order, action: "permissions.revokePermissions" }, { permissions }));
  return lineFor(context, order.userId);
});
