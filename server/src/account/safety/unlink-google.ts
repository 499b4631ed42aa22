import { profileChanged } from "@blenda/domain/account/events";
import { lockUser, outsideIdentity } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { profileOf } from "../profile/profile.ts";

export const unlinkGoogle = account.unlinkGoogle.handler(async ({ context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const { passwordHash } = await lockUser(tx, user.id);
    if (!passwordHash) throw errors.ACCOUNT_PASSWORD_NEEDED();
    await outsideIdentity.disconnect(tx, context, user);
    await emit(tx, profileChanged({ userId: user.id }));
  });
  return profileOf(context);
});
