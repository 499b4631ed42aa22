import { take } from "./changing.ts";
import { lineFor } from "./lines.ts";
import { permissions } from "./procedures.ts";

export const revokeRole = permissions.revokeRole.handler(async ({ input: { role, ...order }, context }) => {
  await context.transaction((tx) => take(tx, context, { ...order, action: "permissions.revokeRole" }, { role }));
  return lineFor(context, order.userId);
});
