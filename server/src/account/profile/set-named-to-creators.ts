import { namingChanged } from "@blenda/domain/account/events";
import { changeUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { profileOf } from "./profile.ts";

export const setNamedToCreators = account.setNamedToCreators.handler(async ({ input: { isNamed }, context }) => {
  const { user, transaction } = context;
  await transaction(async (tx) => {
    await changeUser(tx, user.id, { isNamedToCreators: isNamed });
    await emit(tx, namingChanged({ userId: user.id }));
  });
  return profileOf(context);
});
