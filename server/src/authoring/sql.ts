import { sql } from "kysely";
import { categoryRow, productVersionRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";

/** The picture of the draft read as `d` on cards: of its cover, else of the model the viewer shows. */
export const DRAFT_POSTER = sql<string | null>`coalesce(
  (select x.card_file_id from draft_pictures x where x.draft_id = d.id and x.position = 0),
  (select r.file_id from draft_files f join draft_renders r on r.draft_file_id = f.id and r.kind = 'card'
    where f.draft_id = d.id order by f.is_chosen desc, f.position limit 1))`;

/** The stage and the points of the file check of the draft read as `d`, by the file its viewer shows. */
export const DRAFT_STAGE_HUE = sql<number | null>`(select f.stage_hue from draft_files f
  where f.draft_id = d.id and f.stage_hue is not null order by f.is_chosen desc, f.position limit 1)`;
export const DRAFT_SCORE = sql<number | null>`(select f.score from draft_files f
  where f.draft_id = d.id and f.stage_hue is not null order by f.is_chosen desc, f.position limit 1)`;

/** What it will be released as. */
const DRAFT_VERSION = sql<string>`coalesce(d.version_number, (select v.number from ${productVersionRow("v")} where v.id = d.base_version_id), '1.0')`;

/** What the file check said of the draft read as `d`, short of refusing it. */
const DRAFT_WARNINGS = sql<string[]>`array(select x ->> 'message' from draft_files f, jsonb_array_elements(f.findings) x
  where f.draft_id = d.id and x ->> 'level' = 'warn' order by f.position)`;

/** What lists of reviewers say of drafts, read as `d`: neither filtered nor sorted, and nothing of it stands in the way of an index. */
export const reviewedDrafts = (db: Db) =>
  db
    .selectFrom("productDrafts as d")
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category"])
    .select([DRAFT_POSTER.as("posterFileId"), DRAFT_STAGE_HUE.as("stageHue"), DRAFT_SCORE.as("score")])
    .select([DRAFT_VERSION.as("version"), DRAFT_WARNINGS.as("warnings")])
    .select([sql<number | null>`null::int`.as("lessons"), sql<number | null>`null::int`.as("seconds")]);

export const productDraftRow = door("productDrafts", [
  "id",
  "creatorId",
  "status",
  "title",
  "categoryId",
  "priceCents",
  "reason",
  "updatedAt",
  "baseVersionId",
]);

export const draftRenderRow = door("draftRenders", ["draftFileId", "fileId"]);

export const draftFileRow = door("draftFiles", ["id", "draftId", "fileId"]);

export const draftPictureRow = door("draftPictures", ["id", "draftId", "fileId", "cardFileId"]);
