import type { DisputeDetail } from "@blenda/domain/disputes/model";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { evidenceOf } from "../evidence/evidence-repository.ts";
import { findDispute } from "../list.ts";
import { packOf } from "./facts.ts";
import { submissionOf } from "./submission-repository.ts";

/** One dispute as our team sees it, with everything we know about the payment. */
export async function detailOf(db: Db, id: string): Promise<DisputeDetail> {
  const line = await findDispute(db, id);
  if (!line) throw refusal("DISPUTES_NOT_FOUND");
  const evidence = (await evidenceOf(db, [id])).get(id) ?? [];
  const [{ sections }, submission] = await Promise.all([packOf(db, line, evidence), submissionOf(db, id)]);
  return { ...line, sections, evidence, submission: submission ?? null, maySubmit: line.state === "initiated" };
}
