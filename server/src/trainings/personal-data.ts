import { PUBLICATION_STEPS } from "@blenda/domain/catalogue/rules";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { sql } from "kysely";
import { emit } from "../platform/events/outbox.ts";
import { disown } from "../platform/files/files.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/** Whoever leaves stops teaching. What was bought stays with its buyers, so the films stay and belong to nobody. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "trainings.json": await db
      .selectFrom("trainings")
      .select(["id", "type", "title", "description", "tags", "status", "priceCents", "publishedAt", "createdAt"])
      .where("creatorId", "=", id)
      .orderBy("n")
      .execute(),
  }),

  release: async (tx, { id }) => {
    await disown(
      tx,
      id,
      sql`exists (select 1 from trainings t where t.creator_id = ${id} and t.cover_file_id = f.id)
        or exists (select 1 from training_lessons l where f.id in (l.video_file_id, l.captions_file_id))`,
    );
  },

  forget: async (tx, { id }, now) => {
    const trainings = await tx
      .selectFrom("trainings")
      .select(["id", "status"])
      .where("creatorId", "=", id)
      .where("status", "in", [...PUBLICATION_STEPS.archive.from])
      .orderBy("n")
      .forNoKeyUpdate()
      .execute();
    for (const { id: trainingId, status: fromStatus } of trainings) {
      const step = { entity: "training", entityId: trainingId, fromStatus, toStatus: "archived", actorId: null, reason: "account deleted" };
      await tx
        .updateTable("trainings")
        .set({ status: "archived", statusReason: step.reason, updatedAt: now })
        .where("id", "=", trainingId)
        .execute();
      await recordTransition(tx, step, now);
      await emit(tx, trainingChanged({ trainingId, creatorId: id }));
    }
  },
};
