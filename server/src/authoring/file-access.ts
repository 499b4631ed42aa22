import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { sql } from "kysely";
import type { FileAccess } from "../platform/files/access.ts";

/** Reviewers open what stands before them, files and images alike; that they did is written down. */
export const reviewedDraftAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, reviewers)) return false;
  const { rows } = await sql<{ id: string }>`select d.id from product_drafts d where d.status = 'review' and d.id in (
      select draft_id from draft_files where file_id = ${id}
      union all select f.draft_id from draft_renders r join draft_files f on f.id = r.draft_file_id where r.file_id = ${id}
      union all select draft_id from draft_pictures where file_id = ${id}
      union all select draft_id from draft_pictures where card_file_id = ${id}) limit 1`.execute(db);
  const [draft] = rows;
  return draft !== undefined && { reason: `review of product ${draft.id}` };
};
