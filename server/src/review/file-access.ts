import { can } from "@blenda/domain/access/can";
import { seeReviews } from "@blenda/domain/review/access";
import { sql } from "kysely";
import type { FileAccess } from "../platform/files/access.ts";

/**
 * Whoever may read a submission sees its images and what was rendered of it; that they did is written down. The files that would be
 * sold open for whoever decides, which authoring knows.
 */
export const readSubmissionAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, seeReviews)) return false;
  const { rows } = await sql<{ id: string }>`select d.id from product_drafts d where d.status = 'review' and d.id in (
      select f.draft_id from draft_renders r join draft_files f on f.id = r.draft_file_id where r.file_id = ${id}
      union all select draft_id from draft_pictures where file_id = ${id}
      union all select draft_id from draft_pictures where card_file_id = ${id}) limit 1`.execute(db);
  const [draft] = rows;
  return draft !== undefined && { reason: `review of product ${draft.id}` };
};
