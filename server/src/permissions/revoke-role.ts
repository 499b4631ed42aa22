import { revoke } from "./grants.ts";
import { lineFor } from "./list.ts";
import { permissions } from "./procedures.ts";

export const revokeRole = permissions.revokeRole.handler(async ({ input: { role, ...order }, context }) => {
  await context.transaction((tx) => revoke(tx, context, { ...order, action: "permissions.revokeRole" }, { role }));
  return lineFor(context, order.userId);
});
