import { jsonb } from "../../platform/events/outbox.ts";
import { shopOwner } from "../procedures.ts";
import { areOwnProducts, updateShop } from "../repository.ts";
import { changeShop, settingsOf } from "./own-shop.ts";

export const saveSettings = shopOwner.saveSettings.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  const { mark, socialLinks, featuredIds, ...words } = input;
  await changeShop(context, user.id, async (tx, shop) => {
    if (shop.mark !== mark) throw errors.SHOPS_CHANGED_ELSEWHERE();
    const kept = [...new Set(featuredIds)];
    if (!(await areOwnProducts(tx, user.id, kept))) throw errors.SHOPS_NOT_YOURS_TO_FEATURE();
    const changed = { ...words, socialLinks: jsonb(socialLinks), featuredIds: kept, mark: mark + 1 };
    await updateShop(tx, user.id, changed, now());
  });
  return settingsOf(context.db, user.id);
});
