import { shopChanged } from "@blenda/domain/shops/events";
import { changeUser } from "../identity/port.ts";
import { account } from "../identity/sql.ts";
import { emit } from "../platform/events/outbox.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { releaseUnopened } from "./slugs.ts";

/**
 * A shop is its creator's; it goes with them, and so does the one a profile may still carry. Its addresses stay taken, so that
 * links people know never lead to a stranger.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "shop.json": (await db.selectFrom("shops").selectAll().where("creatorId", "=", id).executeTakeFirst()) ?? null,
    "shop-addresses.json": await db.selectFrom("shopSlugs").select(["slug", "takenAt"]).where("creatorId", "=", id).execute(),
    "embedded-shop.json":
      (await db.selectFrom(account("users")).select("embeddedShop").where("id", "=", id).executeTakeFirst())?.embeddedShop ?? null,
  }),

  forget: async (tx, { id }) => {
    await releaseUnopened(tx, id);
    await tx.updateTable("shopSlugs").set({ creatorId: null }).where("creatorId", "=", id).execute();
    await tx.deleteFrom("shops").where("creatorId", "=", id).execute();
    await changeUser(tx, id, { embeddedShop: null });
    await emit(tx, shopChanged({ creatorId: id }));
  },
};
