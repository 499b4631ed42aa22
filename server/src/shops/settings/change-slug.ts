import { addDays } from "@blenda/domain/shared/calendar";
import { SLUG } from "@blenda/domain/shops/constants";
import { shopOwner } from "../procedures.ts";
import { updateShop } from "../repository.ts";
import { hasTakenSince, reserveSlug } from "../slugs.ts";
import { changeShop, settingsOf } from "./own-shop.ts";

export const changeSlug = shopOwner.changeSlug.handler(async ({ input: { slug }, context, errors }) => {
  const { user, now } = context;
  await changeShop(context, user.id, async (tx, shop) => {
    if (shop.slug === slug) return;
    const taken = await hasTakenSince(tx, user.id, slug, addDays(now(), -SLUG.CHANGES_DAYS));
    // The one the shop opened with is no change.
    if (taken >= SLUG.CHANGES) throw errors.SHOPS_SLUG_TOO_OFTEN();
    await reserveSlug(tx, user.id, slug, now());
    await updateShop(tx, user.id, { slug }, now());
  });
  return settingsOf(context.db, user.id);
});
