import type { Instant } from "@blenda/domain/shared/time";
import type { PartKind } from "@blenda/domain/trainings/constants";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { releaseFiles } from "../media-repository.ts";

/** Captions or resources of a lesson in their order. */
export const partsOf = (tx: Tx, lessonId: string, kind: PartKind) =>
  tx
    .selectFrom("trainingDraftParts")
    .selectAll()
    .where("lessonId", "=", lessonId)
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("id")
    .execute();

interface RemovedPart {
  lessonId: string;
  partId: string;
  kind: PartKind;
  at: Instant;
}

export async function removePart(tx: Tx, { lessonId, partId, kind, at }: RemovedPart): Promise<void> {
  const gone = await tx
    .deleteFrom("trainingDraftParts")
    .where("id", "=", partId)
    .where("lessonId", "=", lessonId)
    .where("kind", "=", kind)
    .returning("fileId")
    .executeTakeFirst();
  if (!gone) throw refusal("TEACHING_PART_GONE");
  await releaseFiles(tx, [gone.fileId], at);
}
