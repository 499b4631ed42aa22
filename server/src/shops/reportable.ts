import { fileUrl } from "@blenda/domain/shared/file-url";
import { publicPerson } from "../identity/sql.ts";
import type { Reportable } from "../platform/reporting.ts";
import { findShop } from "./lookup.ts";

/** A shop is named by its owner. There is nothing of it to hide but its owner: staff warn, or suspend. */
export const reportableShop: Reportable = {
  type: "shop",
  moves: [],
  describe: async (db, ids) => {
    const rows = await db
      .selectFrom("shops as s")
      .innerJoin(publicPerson("u"), "u.id", "s.creatorId")
      .select(["s.creatorId", "s.slug", "s.name", "s.description", "s.imageFileId", "s.openedAt", "u.deletedAt"])
      .where("s.creatorId", "in", ids)
      .execute();
    return rows.map((row) => ({
      id: row.creatorId,
      title: row.name,
      place: "",
      path: `/shop/${encodeURIComponent(row.slug)}`,
      ownerId: row.creatorId,
      text: row.description,
      pictureUrl: fileUrl(row.imageFileId),
      stageHue: null,
      modelUrl: null,
      createdAt: row.openedAt,
      state: row.deletedAt === null ? "visible" : "gone",
    }));
  },
  canSee: async (db, _actor, id) => (await findShop(db, id)) !== null,
};
