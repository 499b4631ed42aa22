import type { PublishedType } from "@blenda/domain/publication/constants";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { type RawBuilder, sql } from "kysely";
import { isOffered, sellerName } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { TABLES } from "./sql.ts";

/** An item somebody chose to show, as a list of choices names it: also when nobody may see it any more. */
export interface ItemRow {
  id: string;
  creatorId: string;
  title: string;
  shopName: string;
  posterUrl: string | null;
  stageHue: number | null;
  isOnSale: boolean;
}

const PICTURES = { product: "poster_file_id", training: "cover_file_id" } as const;

async function itemRows(db: Db, type: PublishedType, which: RawBuilder<unknown>): Promise<ItemRow[]> {
  const { rows } = await sql<Omit<ItemRow, "posterUrl"> & { pictureFileId: string | null }>`
    select t.id, t.creator_id, t.title, t.stage_hue, t.${sql.ref(PICTURES[type])} as picture_file_id,
      ${sellerName("t.creatorId")} as shop_name, (t.status = 'published' and ${isOffered("t.creatorId")}) as is_on_sale
    from ${sql.table(TABLES[type])} t ${which}`.execute(db);
  return rows.map(({ pictureFileId, ...row }) => ({ ...row, posterUrl: fileUrl(pictureFileId) }));
}

export const itemsByIds = (db: Db, type: PublishedType, ids: readonly string[]): Promise<ItemRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : itemRows(db, type, sql`where t.id = any(${ids}::text[]) order by t.id`);

/** What is featured and on sale, in the order home has it. */
export const featuredItems = (db: Db, type: PublishedType, limit: number): Promise<ItemRow[]> =>
  itemRows(db, type, sql`where t.is_featured and t.status = 'published' order by t.published_at desc, t.n desc limit ${sql.lit(limit)}`);
