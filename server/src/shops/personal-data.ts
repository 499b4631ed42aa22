import { shopChanged } from "@blenda/domain/shops/events";
import { changeUser } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/** A shop is its creator's; it goes with them, and so does the one a profile may still carry. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "shop.json": (await db.selectFrom("shops").selectAll().where("creatorId", "=", id).executeTakeFirst()) ?? null,
    "embedded-shop.json":
      (await db.selectFrom("users").select("embeddedShop").where("id", "=", id).executeTakeFirst())?.embeddedShop ?? null,
  }),

  forget: async (tx, { id }) => {
    await tx.deleteFrom("shops").where("creatorId", "=", id).execute();
    await changeUser(tx, id, { embeddedShop: null });
    await emit(tx, shopChanged({ creatorId: id }));
  },
};
