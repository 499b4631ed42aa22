import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import type { LiveTrainingRow } from "../../trainings/port.ts";
import { releaseFiles } from "../media-repository.ts";
import type { TrainingDraftRow } from "../repository.ts";
import { draftTree, filesIn, lessonsIn, picturesOf } from "../tree-repository.ts";

/** The whole draft with everything in it. What is on sale keeps what it needs; `replaced`: what was on sale, and needs it no longer. */
export async function dropTrainingDraft(tx: Tx, draft: TrainingDraftRow, at: Instant, replaced: LiveTrainingRow | null): Promise<void> {
  const files = [...filesIn(await draftTree(tx, draft.id)), ...(await picturesOf(tx, draft.id)), draft.coverFileId];
  const before = replaced ? [replaced.coverFileId, ...filesIn(replaced.sections), ...soldPictures(replaced)] : [];
  await tx.deleteFrom("trainingDrafts").where("id", "=", draft.id).execute();
  await releaseFiles(tx, [...files, ...before], at);
}

const soldPictures = ({ sections }: LiveTrainingRow): string[] =>
  lessonsIn(sections).flatMap(({ bodyRich }) => (bodyRich ? picturesIn(bodyRich) : []));
