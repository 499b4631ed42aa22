import { profileChanged } from "@blenda/domain/account/events";
import { changeUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { profileOf } from "./profile.ts";

export const updateProfile = account.updateProfile.handler(async ({ input, context }) => {
  await context.transaction(async (tx) => {
    await changeUser(tx, context.user.id, input);
    await emit(tx, profileChanged({ userId: context.user.id }));
  });
  return profileOf(context);
});
