import type { DraftStatus, ItemSort, ItemView } from "@blenda/domain/authoring/constants";
import type { Item, ItemCounts } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { PublicationStatus, PublishedType } from "@blenda/domain/publication/constants";
import { ratingOf } from "@blenda/domain/publication/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { ListPage, ListQuestion } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { type RawBuilder, sql } from "kysely";
import { categoryRow, productRow, productVersionRow } from "../../catalogue/sql.ts";
import { draftRemarkRow } from "../../drafts/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { trainingDraftRow } from "../../teaching/sql.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { DRAFT_POSTER, DRAFT_SCORE, DRAFT_STAGE_HUE } from "../sql.ts";

interface ItemRow {
  itemType: PublishedType;
  id: string;
  title: string;
  category: string | null;
  posterFileId: string | null;
  stageHue: number | null;
  status: PublicationStatus;
  draftStatus: DraftStatus | null;
  isLive: boolean;
  priceCents: number | null;
  version: string | null;
  score: number | null;
  sales: number;
  ratingSum: number;
  ratingCount: number;
  remarks: number;
  reason: string | null;
  publishAt: Instant | null;
  publishedAt: Instant | null;
  updatedAt: Instant;
}

/**
 * Items a creator sells and works on, each once, read as `i`: a draft stands beside what it changes. All are read off an index of theirs.
 */
const itemsOf = (creatorId: string) => sql<ItemRow>`(${productsOf(creatorId)} union all ${coursesOf(creatorId)})`.as<"i">(sql`i`);

const productsOf = (creatorId: string) =>
  sql`select 'product' as item_type, coalesce(p.id, d.id) as id, coalesce(p.title, d.title) as title, c.name as category,
      coalesce(p.poster_file_id, ${DRAFT_POSTER}) as poster_file_id, coalesce(p.stage_hue, ${DRAFT_STAGE_HUE}) as stage_hue,
      coalesce(p.status, d.status) as status, d.status as draft_status, p.id is not null as is_live,
      coalesce(p.price_cents, d.price_cents) as price_cents, v.number as version,
      case when p.id is null then ${DRAFT_SCORE} else p.score end as score, coalesce(p.sales_count, 0) as sales,
      coalesce(p.rating_sum, 0) as rating_sum, coalesce(p.rating_count, 0) as rating_count,
      ${remarksOn("product")} as remarks,
      coalesce(nullif(d.reason, ''), p.status_reason) as reason, d.publish_at, p.published_at,
      greatest(p.updated_at, d.updated_at) as updated_at
    from (select * from ${productRow("products")} where creator_id = ${creatorId} and status <> 'deleted') p
    full join (select * from product_drafts where creator_id = ${creatorId}) d on d.id = p.id
    left join ${categoryRow("c")} on c.id = coalesce(p.category_id, d.category_id)
    left join ${productVersionRow("v")} on v.id = p.current_version_id`;

const coursesOf = (creatorId: string) =>
  sql`select 'training', coalesce(p.id, d.id), coalesce(p.title, d.title), c.name, coalesce(p.cover_file_id, d.cover_file_id), p.stage_hue,
      coalesce(p.status, d.status), d.status, p.id is not null, coalesce(p.price_cents, d.price_cents), null, null,
      coalesce(p.sales_count, 0), coalesce(p.rating_sum, 0), coalesce(p.rating_count, 0), ${remarksOn("training")},
      coalesce(nullif(d.reason, ''), p.status_reason), d.publish_at, p.published_at, greatest(p.updated_at, d.updated_at)
    from (select * from ${trainingRow("trainings")} where creator_id = ${creatorId} and status <> 'deleted') p
    full join (select * from ${trainingDraftRow("trainingDrafts")} where creator_id = ${creatorId}) d on d.id = p.id
    left join ${categoryRow("c")} on c.id = coalesce(p.category_id, d.category_id)`;

/** Comments on the draft read as `d` that wait for an answer. */
const remarksOn = (itemType: PublishedType) =>
  sql`(select count(*)::int from ${draftRemarkRow("r")} where r.draft_id = d.id and r.item_type = ${sql.lit(itemType)} and r.settled_at is null)`;

const ref = sql.ref;
const WAITING = sql`('processing', 'review', 'approved')`;

/** What each tab shows. */
const VIEWS: Readonly<Record<Exclude<ItemView, "all">, RawBuilder<boolean>>> = {
  live: sql`${ref("i.status")} = 'published'`,
  drafts: sql`not ${ref("i.isLive")} and ${ref("i.status")} = 'draft'`,
  in_review: sql`${ref("i.draftStatus")} in ${WAITING}`,
  needs_you: sql`(${ref("i.draftStatus")} in ('changes_requested', 'rejected') or ${ref("i.status")} = 'suspended')`,
  off_sale: sql`${ref("i.status")} in ('unlisted', 'suspended', 'archived')`,
};

const list = keysetList<ItemSort>({
  columns: {
    title: { by: sql`lower(i.title)`, kind: "text" },
    updated: { by: ref("i.updatedAt"), kind: "instant" },
    price: { by: ref("i.priceCents"), kind: "integer", isNullable: true },
    sales: { by: ref("i.sales"), kind: "integer" },
  },
  id: ref("i.id"),
  usual: { sort: "updated", direction: "desc" },
});

interface ItemQuestion extends ListQuestion<ItemSort> {
  view?: ItemView | undefined;
  itemType?: PublishedType | undefined;
  search?: string | undefined;
}

export async function listItems(
  db: Db,
  creatorId: string,
  { view = "all", itemType, search = "", ...asked }: ItemQuestion,
): Promise<ListPage<Item>> {
  let query = db.selectFrom(itemsOf(creatorId)).selectAll("i");
  if (view !== "all") query = query.where(VIEWS[view]);
  if (itemType) query = query.where("i.itemType", "=", itemType);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where(sql<boolean>`strpos(lower(i.title), ${word}) > 0`);
  const page = await list.page(db, query, asked);
  return { ...page, rows: page.rows.map(itemOf) };
}

const itemOf = (row: ItemRow): Item => ({
  itemType: row.itemType,
  id: row.id,
  title: row.title || (row.itemType === "product" ? authoringTexts : teachingTexts).untitled,
  category: row.category,
  posterUrl: fileUrl(row.posterFileId),
  stageHue: row.stageHue,
  status: row.status,
  revision: row.isLive ? row.draftStatus : null,
  hasDraft: row.draftStatus !== null,
  priceCents: row.priceCents,
  version: row.version,
  score: row.score,
  sales: row.sales,
  rating: ratingOf(row.ratingSum, row.ratingCount),
  remarks: row.remarks,
  reason: row.reason,
  publishAt: row.publishAt,
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
});

export async function countItems(db: Db, creatorId: string): Promise<ItemCounts> {
  const counted = <Name extends string>(name: Name, view: Exclude<ItemView, "all">) =>
    sql<number>`count(*) filter (where ${VIEWS[view]})`.as(name);
  const { inReview, needsYou, offSale, ...counts } = await db
    .selectFrom(itemsOf(creatorId))
    .select([sql<number>`count(*)`.as("all"), counted("live", "live"), counted("drafts", "drafts")])
    .select([counted("inReview", "in_review"), counted("needsYou", "needs_you"), counted("offSale", "off_sale")])
    .executeTakeFirstOrThrow();
  return { ...counts, in_review: inReview, needs_you: needsYou, off_sale: offSale };
}
