import { profileChanged } from "@blenda/domain/account/events";
import { emit } from "../../platform/events/outbox.ts";
import { account } from "../procedures.ts";
import { updateUser } from "../repository.ts";

export const endFirstSteps = account.endFirstSteps.handler(async ({ context: { transaction, user } }) => {
  await transaction(async (tx) => {
    await updateUser(tx, user.id, { hasFirstSteps: false });
    await emit(tx, profileChanged({ userId: user.id }));
  });
  return { hasFirstSteps: false as const };
});
