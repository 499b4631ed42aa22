import { profileChanged } from "@blenda/domain/account/events";
import { changeUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";

export const endFirstSteps = account.endFirstSteps.handler(async ({ context: { transaction, user } }) => {
  await transaction(async (tx) => {
    await changeUser(tx, user.id, { hasFirstSteps: false });
    await emit(tx, profileChanged({ userId: user.id }));
  });
  return { hasFirstSteps: false as const };
});
