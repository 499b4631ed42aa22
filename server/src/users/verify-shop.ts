import { verifyShop as setMark } from "../shops/port.ts";
import { detailFor } from "./detail.ts";
import { auditAndBroadcast, lockManageableUser } from "./manageable-user.ts";
import { users } from "./procedures.ts";

export const verifyShop = users.verifyShop.handler(async ({ input: { userId, isVerified, reason }, context, errors }) => {
  await context.transaction(async (tx) => {
    await lockManageableUser(tx, context, userId);
    const before = await setMark(tx, userId, isVerified, context.now());
    if (before === null) throw errors.USERS_NO_SHOP();
    if (before === isVerified) return;
    await auditAndBroadcast(tx, context, userId, {
      action: "users.verifyShop",
      reason,
      before: { isVerified: before },
      after: { isVerified },
    });
  });
  return detailFor(context, userId);
});
