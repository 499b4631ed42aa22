import { trainingChanged } from "@blenda/domain/trainings/events";
import { emit } from "../platform/events/outbox.ts";
import { reportableItem } from "../publication/reportable.ts";
import { findSummary } from "./summary.ts";

export const reportableTraining = reportableItem({
  type: "training",
  label: "Courses",
  pathOf: (id) => `/learning/${encodeURIComponent(id)}`,
  find: async (db, ids) => {
    const rows = await db
      .selectFrom("trainings")
      .select([
        "id",
        "creatorId",
        "title",
        "description",
        "status",
        "suspensionCode",
        "stageHue",
        "publishedAt",
        "coverFileId as pictureFileId",
      ])
      .where("id", "in", ids)
      .execute();
    return rows.map((row) => ({ ...row, modelFileId: null }));
  },
  isOpen: async (db, id) => (await findSummary(db, id)) !== null,
  emitChanged: (tx, trainingId, creatorId) => emit(tx, trainingChanged({ trainingId, creatorId })),
});
