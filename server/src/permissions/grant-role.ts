import { grant } from "./grants.ts";
import { lineFor } from "./list.ts";
import { permissions } from "./procedures.ts";

export const grantRole = permissions.grantRole.handler(async ({ input: { role, ...order }, context }) => {
  await context.transaction((tx) => grant(tx, context, { ...order, action: "permissions.grantRole" }, { role }));
  return lineFor(context, order.userId);
});
