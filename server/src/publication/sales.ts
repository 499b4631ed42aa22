import type { PublishedType } from "@blenda/domain/publication/constants";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { TABLES } from "./sql.ts";

/**
 * Puts the sale each of these takes part in beside its price; `null` takes it away. Each row is written even where nothing about it
 * changes: its mark does, and so every index reads it again. In the order of their ids, so that two who write never wait for each other.
 */
export async function setSales(tx: Tx, type: PublishedType, sales: readonly { id: string; sale: SaleWindow | null }[]): Promise<void> {
  if (sales.length === 0) return;
  const table = sql.table(TABLES[type]);
  await sql`with wanted as (select * from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as x (id text, sale jsonb)),
    held as (select t.id from ${table} t where t.id in (select id from wanted) order by t.id for no key update)
    update ${table} t set sale = nullif(wanted.sale, 'null'::jsonb) from held join wanted using (id) where t.id = held.id`.execute(tx);
}

/** What of an item decides whether it may take part in a sale. */
export interface SaleableItem {
  itemType: PublishedType;
  itemId: string;
  creatorId: string;
  title: string;
  status: string;
  priceCents: number;
  isSubscriptionOnly: boolean;
  publishedAt: Instant | null;
  pictureFileId: string | null;
  stageHue: number | null;
  sale: SaleWindow | null;
}

const PICTURES = { product: "poster_file_id", training: "cover_file_id" } as const;

/** A creator's items of one kind: those named, or all that are published. With `hold` they are held in the order of their ids. */
export async function saleableItems(
  db: Db,
  type: PublishedType,
  { creatorId, ids, hold = false }: { creatorId: string | null; ids?: readonly string[]; hold?: boolean },
): Promise<SaleableItem[]> {
  if (ids?.length === 0) return [];
  const { rows } =
    await sql<SaleableItem>`select ${sql.lit(type)}::text as item_type, t.id as item_id, t.creator_id, t.title, t.status, t.price_cents,
      t.is_subscription_only, t.published_at, t.${sql.ref(PICTURES[type])} as picture_file_id, t.stage_hue, t.sale
    from ${sql.table(TABLES[type])} t
    where ${creatorId === null ? sql`true` : sql`t.creator_id = ${creatorId}`}
      and ${ids ? sql`t.id = any(${ids}::text[])` : sql`t.status = 'published'`}
    order by t.id ${hold ? sql`for no key update` : sql``}`.execute(db);
  return rows;
}

/** One price an item had, from this moment on. */
export interface PriceStep {
  itemId: string;
  priceCents: number;
  at: Instant;
}

/** The list prices of these since a moment, the one that held then included; oldest first. */
export async function priceStepsOf(db: Db, type: PublishedType, ids: readonly string[], since: Instant): Promise<PriceStep[]> {
  const { rows } =
    await sql<PriceStep>`select h.item_id, h.price_cents, h.at from unnest(${ids}::text[]) as wanted (id) cross join lateral (
      (select p.item_id, p.price_cents, p.at, p.id from price_history p where p.item_type = ${sql.lit(type)} and p.item_id = wanted.id and p.at <= ${since}
        order by p.at desc, p.id desc limit 1)
      union all
      (select p.item_id, p.price_cents, p.at, p.id from price_history p where p.item_type = ${sql.lit(type)} and p.item_id = wanted.id and p.at > ${since}
        order by p.at desc, p.id desc limit 100)) h
    order by h.item_id, h.at, h.id`.execute(db);
  return rows;
}
