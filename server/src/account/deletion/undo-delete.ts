import { profileChanged } from "@blenda/domain/account/events";
import { cancelDeletion } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { profileOf } from "../profile/profile.ts";

export const undoDelete = account.undoDelete.handler(async ({ context }) => {
  await context.transaction(async (tx) => {
    await cancelDeletion(tx, context.user.id, context.now());
    await emit(tx, profileChanged({ userId: context.user.id }));
  });
  return profileOf(context);
});
