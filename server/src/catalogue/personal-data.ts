import { productChanged } from "@blenda/domain/catalogue/events";
import { PUBLICATION_STEPS } from "@blenda/domain/catalogue/rules";
import { sql } from "kysely";
import { emit } from "../platform/events/outbox.ts";
import { disown } from "../platform/files/files.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { updateProduct } from "./repository.ts";

/** Whoever leaves stops selling. What was bought stays with its buyers, so the files stay and belong to nobody. */
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

  forget: async (tx, { id }, now) => {
    const products = await tx
      .selectFrom("products")
      .select(["id", "status"])
      .where("creatorId", "=", id)
      .where("status", "in", [...PUBLICATION_STEPS.archive.from])
      .orderBy("n")
      .forNoKeyUpdate()
      .execute();
    for (const { id: productId, status: fromStatus } of products) {
      const step = { entity: "product", entityId: productId, fromStatus, toStatus: "archived", actorId: null, reason: "account deleted" };
      await updateProduct(tx, productId, { status: "archived", statusReason: step.reason }, now);
      await recordTransition(tx, step, now);
      await emit(tx, productChanged({ productId, creatorId: id }));
    }
  },
};
