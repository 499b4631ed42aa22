import { give } from "./changing.ts";
import { lineFor } from "./lines.ts";
import { permissions } from "./procedures.ts";

export const grantRole = permissions.grantRole.handler(async ({ input: { role, ...order }, context }) => {
  await context.transaction((tx) => give(tx, context, { ...order, action: "permissions.grantRole" }, { role }));
  return lineFor(context, order.userId);
});
