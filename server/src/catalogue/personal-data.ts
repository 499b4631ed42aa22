import { productChanged } from "@blenda/domain/catalogue/events";
import { sql } from "kysely";
import { emit } from "../platform/events/outbox.ts";
import { disown } from "../platform/files/files.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { archiveAllOf } from "../publication/items.ts";

/** A creator who leaves stops selling. What was bought stays with its buyers, so the files stay and have no owner. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "products.json": await db
      .selectFrom("products")
      .select(["id", "title", "description", "tags", "status", "priceCents", "publishedAt", "createdAt"])
      .where("creatorId", "=", id)
      .orderBy("n")
      .execute(),
  }),

  release: async (tx, { id }) => {
    await disown(
      tx,
      id,
      sql`exists (select 1 from products p where p.creator_id = ${id} and f.id in (p.poster_file_id, p.preview_file_id))
        or exists (select 1 from product_pictures pp where pp.file_id = f.id)
        or exists (select 1 from product_files pf where pf.file_id = f.id)`,
    );
  },

  forget: async (tx, { id: creatorId }, now) => {
    for (const productId of await archiveAllOf(tx, "product", creatorId, now)) await emit(tx, productChanged({ productId, creatorId }));
  },
};
