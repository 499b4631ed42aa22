import { shopOwner } from "../procedures.ts";
import { updateShop } from "../repository.ts";
import { changeShop, settingsOf } from "./own-shop.ts";

/** What the shop sells keeps its state and is left out while it is closed, so it is back the moment it opens again. */
export const setEnabled = shopOwner.setEnabled.handler(async ({ input: { isEnabled }, context }) => {
  const { user, now } = context;
  await changeShop(context, user.id, (tx) => updateShop(tx, user.id, { isEnabled }, now()));
  return settingsOf(context.db, user.id);
});
